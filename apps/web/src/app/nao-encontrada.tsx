import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { PaginaNaoEncontrada } from '../ui/retorno/pagina-nao-encontrada.tsx'

export function NaoEncontrada() {
  return (
    <PaginaNaoEncontrada
      linkParaInicio={(texto) => (
        <Button component={Link} to="/home">
          {texto}
        </Button>
      )}
    />
  )
}
