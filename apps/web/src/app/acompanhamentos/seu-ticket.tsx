import { PaginaDoAcompanhamento } from '../../features/acompanhamentos/pelo-link/pagina-do-acompanhamento.tsx'
import { AvaliacaoPeloLink } from '../../features/avaliacoes/avaliacao-pelo-link.tsx'

/** ALC-03, ALC-04 `/seu-ticket?token=…`: the ticket without an account and, once it is over, its rating. */
export function SeuTicket({ token }: { token: string }) {
  return (
    <PaginaDoAcompanhamento
      token={token}
      avaliacao={(dada, aoReler) => <AvaliacaoPeloLink token={token} dada={dada} aoAvaliar={aoReler} />}
    />
  )
}
