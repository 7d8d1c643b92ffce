import type { AvaliacaoDoTicket } from '@balcao/dominio/avaliacoes/contratos'
import type { Nota } from '@balcao/dominio/avaliacoes/regras'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ApiError } from '../../platform/api-error.ts'
import { Botoes } from '../../ui/campos/botoes.tsx'
import { AvaliacaoDada } from './avaliacao-dada.tsx'
import { type Avaliacao, FormularioDaAvaliacao } from './formulario-da-avaliacao.tsx'

type AvaliarProps = {
  dada: AvaliacaoDoTicket
  /** The grade that was pressed in the message. */
  escolhida?: Nota | null | undefined
  acao: { isPending: boolean; error: ApiError | null }
  aoEnviar: (avaliacao: Avaliacao, aoConcluir: () => void) => void
}

/** ALC-04 What was said of the service, and the way to say it, or to say it otherwise while one may. */
export function Avaliar({ dada, escolhida = null, acao, aoEnviar }: AvaliarProps) {
  const { avaliacao, impedimento } = dada
  const [mudando, setMudando] = useState(escolhida !== null && escolhida !== avaliacao?.nota)
  if (impedimento) return avaliacao ? <AvaliacaoDada avaliacao={avaliacao} /> : <p>{impedimento}</p>
  if (avaliacao && !mudando)
    return (
      <>
        <AvaliacaoDada avaliacao={avaliacao} />
        <Botoes>
          <Button variant="default" size="xs" onClick={() => setMudando(true)}>
            Mudar avaliação
          </Button>
        </Botoes>
      </>
    )
  return (
    <FormularioDaAvaliacao
      inicial={{ nota: escolhida ?? avaliacao?.nota ?? null, comentario: avaliacao?.comentario ?? '' }}
      muda={avaliacao !== null}
      enviando={acao.isPending}
      erro={acao.error}
      aoEnviar={(nova) => aoEnviar(nova, () => setMudando(false))}
    />
  )
}
