import { TEXTOS } from '@balcao/dominio/mensagens'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAtalho } from '../../platform/atalhos.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { tardio } from '../../ui/retorno/tardio.tsx'

const ListaDeAtalhos = tardio(async () => (await import('./lista-de-atalhos.tsx')).ListaDeAtalhos)

/** The shortcuts that work everywhere, and the list of all that work on the present page. */
export function AtalhosDoPortal() {
  const navegar = useNavigate()
  /** Null until it was first asked for. */
  const [listando, setListando] = useState<boolean | null>(null)
  useAtalho(['g', 'h'], TEXTOS.irParaHome, () => navegar({ to: '/home' }))
  useAtalho(['g', 't'], 'Ir para Tickets', () => navegar({ to: '/tickets' }))
  const { pode } = useSessao()
  useAtalho(['?'], 'Mostrar os atalhos do teclado', () => setListando(true))
  return (
    <>
      {pode('CLIENTE_LISTAR') && <AtalhoDeClientes />}
      {pode('PEDIDO_LISTAR') && <AtalhoDePedidos />}
      {pode('AGENDA_VER') && <AtalhoDeAgendas />}
      {listando !== null && (
        <ListaDeAtalhos
          aberta={listando}
          aoFechar={() => setListando(false)}
          aoNaoVir={() => setListando(null)}
        />
      )}
    </>
  )
}

function AtalhoDeClientes() {
  const navegar = useNavigate()
  useAtalho(['g', 'c'], 'Ir para Clientes', () => navegar({ to: '/clientes' }))
  return null
}

function AtalhoDePedidos() {
  const navegar = useNavigate()
  useAtalho(['g', 'p'], 'Ir para Pedidos', () => navegar({ to: '/pedidos' }))
  return null
}

function AtalhoDeAgendas() {
  const navegar = useNavigate()
  useAtalho(['g', 'a'], 'Ir para Agendas', () => navegar({ to: '/agendas' }))
  return null
}
