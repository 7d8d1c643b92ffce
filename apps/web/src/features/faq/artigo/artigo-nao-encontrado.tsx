import { Button } from '@mantine/core'
import { IconBookOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTituloProprio } from '../../../platform/titulo-proprio.ts'
import { TelaDeAviso } from '../../../ui/retorno/tela-de-aviso.tsx'

/** One that does not exist and one that the person may not read look the same. */
export function ArtigoNaoEncontrado() {
  useTituloProprio('Artigo não encontrado')
  return (
    <TelaDeAviso
      icone={<IconBookOff size={40} stroke={1.5} aria-hidden />}
      titulo="Artigo não encontrado"
      descricao="Ele pode não existir mais ou você pode não ter acesso a ele."
      acoes={
        <Button component={Link} to="/faq">
          Ver todos os artigos
        </Button>
      }
    />
  )
}
