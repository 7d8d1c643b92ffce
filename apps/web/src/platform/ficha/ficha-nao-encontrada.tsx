import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TelaDeAviso } from '../../ui/retorno/tela-de-aviso.tsx'
import { useTituloProprio } from '../titulo-proprio.ts'

type FichaNaoEncontradaProps = {
  icone: ReactNode
  titulo: string
  descricao?: string
  /** Where to go on from. */
  saida: { rota: string; texto: string }
}

/** One that does not exist and one that the person may not see look the same. */
export function FichaNaoEncontrada({ icone, titulo, descricao, saida }: FichaNaoEncontradaProps) {
  useTituloProprio(titulo)
  return (
    <TelaDeAviso
      icone={icone}
      titulo={titulo}
      descricao={descricao ?? 'Ele pode não existir ou você pode não ter acesso a ele. Confira o número.'}
      acoes={
        <Button component={Link} to={saida.rota}>
          {saida.texto}
        </Button>
      }
    />
  )
}
