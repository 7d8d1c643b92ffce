import { alterarLembretes, obterPreferenciasDaAgenda } from '@balcao/dominio/agendas/contratos-preferencias'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { Skeleton, Stack, Switch } from '@mantine/core'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useAcao, useConsulta } from '../../../platform/consultas.ts'
import { AreaDaConsulta } from '../../../platform/ficha/area-da-consulta.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { Pagina } from '../../../ui/pagina/pagina.tsx'
import { avisarErro, avisarSucesso } from '../../../ui/retorno/toasts.ts'
import { CalendarioParticular } from './calendario-particular.tsx'

type Preferencias = RespostaDe<typeof obterPreferenciasDaAgenda>

/** AGE-01 `/conta/agenda`: how one is reminded, and the address for one's own calendar. */
export function PaginaDaAgendaNaConta() {
  const consulta = useConsulta(obterPreferenciasDaAgenda, {}, { mostradoNaArea: true })
  return (
    <Pagina titulo="Agenda" descricao="Como você é lembrado das suas agendas, e onde mais elas aparecem.">
      <AreaDaConsulta consulta={consulta} esqueleto={<Skeleton height={240} radius={8} />}>
        {(preferencias) => (
          <Stack gap="md">
            <Cartao titulo="Lembretes">
              <Lembretes preferencias={preferencias} />
            </Cartao>
            <Cartao titulo="Calendário">
              <CalendarioParticular desde={preferencias.calendarioDesde} />
            </Cartao>
          </Stack>
        )}
      </AreaDaConsulta>
    </Pagina>
  )
}

const LEMBRETES = [
  {
    chave: 'lembretePorAviso',
    nome: 'Aviso no portal',
    descricao: 'No sino, antes da hora de cada agenda sua.',
  },
  { chave: 'lembretePorEmail', nome: 'E-mail', descricao: 'Uma mensagem antes da hora de cada agenda sua.' },
] as const

function Lembretes({ preferencias }: { preferencias: Preferencias }) {
  const acao = useAcao(alterarLembretes, {
    aoConcluir: () => avisarSucesso('Lembretes alterados.'),
    aoFalhar: (erro) => avisarErro(mensagemDoErro(erro)),
  })
  const { calendarioDesde: _, ...atuais } = preferencias
  // Shown as asked for while it is on its way.
  const mostradas = acao.isPending ? acao.variables.corpo : atuais
  return (
    <Stack gap="sm">
      {LEMBRETES.map(({ chave, nome, descricao }) => (
        <Switch
          key={chave}
          label={nome}
          description={descricao}
          checked={mostradas[chave]}
          disabled={acao.isPending}
          onChange={({ currentTarget }) =>
            acao.mutate({ corpo: { ...atuais, [chave]: currentTarget.checked } })
          }
        />
      ))}
    </Stack>
  )
}
