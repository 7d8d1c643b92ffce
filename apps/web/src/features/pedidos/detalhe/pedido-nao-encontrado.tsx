import { Button } from '@mantine/core'
import { IconShoppingCartOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSessao } from '../../../platform/sessao.tsx'
import { useTituloProprio } from '../../../platform/titulo-proprio.ts'
import { TelaDeAviso } from '../../../ui/retorno/tela-de-aviso.tsx'

/** One that does not exist and one that the person may not see look the same. */
export function PedidoNaoEncontrado() {
  const { pode } = useSessao()
  const titulo = 'Pedido não encontrado'
  useTituloProprio(titulo)
  return (
    <TelaDeAviso
      icone={<IconShoppingCartOff size={40} stroke={1.5} aria-hidden />}
      titulo={titulo}
      descricao="Ele pode não existir ou você pode não ter acesso a ele. Confira o número."
      acoes={
        <Button component={Link} to={pode('PEDIDO_LISTAR') ? '/pedidos' : '/home'}>
          {pode('PEDIDO_LISTAR') ? 'Ver os pedidos' : 'Ir para Home'}
        </Button>
      }
    />
  )
}
