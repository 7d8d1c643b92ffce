import type { listarSessoes } from '@balcao/dominio/conta/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import estilos from '../conta.module.css'
import { useEncerrar } from './use-encerrar.ts'

type Sessao = RespostaDe<typeof listarSessoes>['itens'][number]

/** The present one has no 'Encerrar': leaving is in the user's menu. */
export function SessaoAberta({ sessao }: { sessao: Sessao }) {
  const { id, navegador, ip, criadaEm, usadaEm, atual } = sessao
  const acao = useEncerrar()
  return (
    <li className={estilos.sessao}>
      <div>
        <strong>
          {navegador}
          {atual && <Etiqueta tom="verde">Esta sessão</Etiqueta>}
        </strong>
        <div className={estilos.detalhe}>
          Último uso <TempoRelativo data={usadaEm} /> · aberta <TempoRelativo data={criadaEm} /> · {ip}
        </div>
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
    </li>
  )
}
