import { avaliarTicket, obterAvaliacao } from '@balcao/dominio/avaliacoes/contratos'
import { useAcao, useConsulta } from '../../platform/consultas.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { Cartao } from '../../ui/ficha/cartao.tsx'
import { avisarSucesso } from '../../ui/retorno/toasts.ts'
import { AvaliacaoDada } from './avaliacao-dada.tsx'
import { Avaliar } from './avaliar.tsx'

/** ALC-04 Beside the ticket: for the staff what was said; for whose ticket it is, also the way to say it. */
export function CartaoDaAvaliacao({ idTicket }: { idTicket: number }) {
  const { pode } = useSessao()
  const params = { idTicket }
  const { data } = useConsulta(obterAvaliacao, { params }, { mostradoNaArea: true })
  const acao = useAcao(avaliarTicket, { aoConcluir: ({ message }) => avisarSucesso(message) })
  if (!data) return null
  const { avaliacao, impedimento } = data
  if (!pode('TICKET_AVALIAR'))
    return (
      avaliacao && (
        <Cartao titulo="Avaliação do cliente">
          <AvaliacaoDada avaliacao={avaliacao} comQuem />
        </Cartao>
      )
    )
  if (impedimento && !avaliacao) return null
  return (
    <Cartao titulo={avaliacao ? 'Sua avaliação' : 'Avalie o atendimento'}>
      <Avaliar
        dada={data}
        acao={acao}
        aoEnviar={(corpo, aoConcluir) => acao.mutate({ params, corpo }, { onSuccess: aoConcluir })}
      />
    </Cartao>
  )
}
