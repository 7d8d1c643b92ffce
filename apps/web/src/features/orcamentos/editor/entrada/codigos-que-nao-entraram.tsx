import { Alert } from '@mantine/core'
import { useLayoutEffect, useState } from 'react'
import { apagarRascunho, lerRascunho } from '../../../../platform/rascunhos.ts'
import { useSessao } from '../../../../platform/sessao.tsx'
import { chaveDaFila } from './contexto-da-fila.tsx'
import type { FilaGuardada } from './fila.ts'

const TITULO = 'Estes códigos não entraram no orçamento'

/** VEN-02 The quote was closed while codes were on their way into it: which, until somebody says that they know. */
export function CodigosQueNaoEntraram({ idOrcamento }: { idOrcamento: number }) {
  const { colaborador } = useSessao()
  const chave = chaveDaFila(colaborador.id, idOrcamento)
  const [textos, setTextos] = useState<readonly string[]>([])
  // What stood in the field is kept when the editor goes, and not before.
  useLayoutEffect(
    () => setTextos(lerRascunho<FilaGuardada>(chave)?.entradas.map(({ texto }) => texto) ?? []),
    [chave],
  )
  if (textos.length === 0) return null
  return (
    <Alert
      color="yellow"
      title={TITULO}
      withCloseButton
      closeButtonLabel="Dispensar"
      onClose={() => {
        apagarRascunho(chave)
        setTextos([])
      }}
    >
      {textos.join(', ')}
    </Alert>
  )
}
