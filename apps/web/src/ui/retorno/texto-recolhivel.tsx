import { Button } from '@mantine/core'
import { useState } from 'react'
import { TextoComQuebras } from './texto-com-quebras.tsx'

const LETRAS = 240
const LINHAS = 3

/** Its beginning, up to a whole word; null where it is short. */
function inicioDo(texto: string): string | null {
  const linhas = texto.split('\n').slice(0, LINHAS).join('\n')
  const inicio = linhas.length > LETRAS ? linhas.slice(0, LETRAS).replace(/\s\S*$/, '') : linhas
  return inicio.length < texto.length ? inicio : null
}

/** A text of which the beginning is enough until somebody asks for the rest. */
export function TextoRecolhivel({ texto }: { texto: string }) {
  const [inteiro, setInteiro] = useState(false)
  const inicio = inicioDo(texto)
  return (
    <div>
      <TextoComQuebras texto={inicio === null || inteiro ? texto : `${inicio}…`} />{' '}
      {inicio !== null && (
        <Button
          size="compact-xs"
          variant="subtle"
          aria-expanded={inteiro}
          onClick={() => setInteiro(!inteiro)}
        >
          {inteiro ? 'Recolher' : 'Ler tudo'}
        </Button>
      )}
    </div>
  )
}
