import type { listarSessoes } from '@balcao/dominio/conta/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { Group, Paper } from '@mantine/core'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import { useEncerrar } from './use-encerrar.ts'

type Sessao = RespostaDe<typeof listarSessoes>['itens'][number]

/** The present one has no 'Encerrar': leaving is in the user's menu. */
export function SessaoAberta({ sessao }: { sessao: Sessao }) {
  const { id, navegador, ip, criadaEm, usadaEm, atual } = sessao
  const acao = useEncerrar()
  return (
    <Paper component="li" p="sm">
      <Group justify="space-between" gap="xs">
        <div>
          <div>
            <strong>{navegador}</strong> {atual && <Etiqueta tom="verde">Esta sessão</Etiqueta>}
          </div>
          <small>
            Último uso <TempoRelativo data={usadaEm} /> · aberta <TempoRelativo data={criadaEm} /> · {ip}
          </small>
        </div>
        {!atual && (
          <BotaoBase
            size="xs"
            variant="default"
            habilitado
            carregando={acao.isPending}
            aria-label={`Encerrar ${navegador}, ${ip}`}
            onClick={() => acao.mutate({ params: { idSessao: id } })}
          >
            Encerrar
          </BotaoBase>
        )}
      </Group>
    </Paper>
  )
}
