import { avaliarPeloLink } from '@balcao/dominio/acompanhamentos/pelo-link'
import type { AvaliacaoDoTicket } from '@balcao/dominio/avaliacoes/contratos'
import type { Nota } from '@balcao/dominio/avaliacoes/regras'
import { useAcao } from '../../platform/consultas.ts'
import { Cartao } from '../../ui/ficha/cartao.tsx'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
import { Avaliar } from './avaliar.tsx'

type AvaliacaoPeloLinkProps = {
  token: string
  dada: AvaliacaoDoTicket
  escolhida?: Nota | null
  /** A page of its own says why it can't be rated; among other things, what can't be is not there. */
  sozinha?: boolean
  aoAvaliar: () => void
}

/** ALC-04 By whoever has a link of the ticket. */
export function AvaliacaoPeloLink({ token, dada, escolhida, sozinha, aoAvaliar }: AvaliacaoPeloLinkProps) {
  const acao = useAcao(avaliarPeloLink)
  if (!sozinha && dada.impedimento && !dada.avaliacao) return null
  return (
    <Cartao titulo={dada.avaliacao ? 'Sua avaliação' : 'Avalie o atendimento'}>
      {acao.data && <PainelDeStatus tipo="concluido" mensagem={acao.data.message} />}
      <Avaliar
        dada={dada}
        escolhida={escolhida}
        acao={acao}
        aoEnviar={(avaliacao, aoConcluir) =>
          acao.mutate(
            { corpo: { token, ...avaliacao } },
            {
              onSuccess: () => {
                aoConcluir()
                aoAvaliar()
              },
            },
          )
        }
      />
    </Cartao>
  )
}
