import { TEXTOS } from '@balcao/dominio/mensagens'
import { IconShoppingCartOff } from '@tabler/icons-react'
import { FichaNaoEncontrada } from '../../../platform/ficha/ficha-nao-encontrada.tsx'
import { useSessao } from '../../../platform/sessao.tsx'

export function PedidoNaoEncontrado() {
  const lista = useSessao().pode('PEDIDO_LISTAR')
  return (
    <FichaNaoEncontrada
      icone={<IconShoppingCartOff size={40} stroke={1.5} aria-hidden />}
      titulo="Pedido não encontrado"
      saida={
        lista ? { rota: '/pedidos', texto: 'Ver os pedidos' } : { rota: '/home', texto: TEXTOS.irParaHome }
      }
    />
  )
}
