import type { Nota } from '@balcao/dominio/avaliacoes/regras'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ResumoDoAcompanhamento } from '../../features/acompanhamentos/pelo-link/resumo-do-acompanhamento.tsx'
import { AvaliacaoPeloLink } from '../../features/avaliacoes/avaliacao-pelo-link.tsx'

type AvaliarAtendimentoProps = { token: string; negocio: string; nota: Nota | null }

/** ALC-04 `/avaliar?token=…&nota=5`: the grade of the message is chosen, and counts when the button is pressed. */
export function AvaliarAtendimento({ token, negocio, nota }: AvaliarAtendimentoProps) {
  return (
    <ResumoDoAcompanhamento token={token}>
      {(dada, aoReler) => (
        <>
          <AvaliacaoPeloLink token={token} dada={dada} escolhida={nota} sozinha aoAvaliar={aoReler} />
          <p>
            <Anchor
              renderRoot={(raiz) => (
                <Link {...raiz} to="/seu-ticket" search={{ token, negocio }}>
                  Ver o atendimento
                </Link>
              )}
            />
          </p>
        </>
      )}
    </ResumoDoAcompanhamento>
  )
}
