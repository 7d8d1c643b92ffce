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
  useAtalho(['g', 'h'], TEXTOS.irParaHome, () => navegar({ to: '/home' }), 'portal')
  useAtalho(['g', 't'], 'Ir para Tickets', () => navegar({ to: '/tickets' }), 'portal')
  const { pode } = useSessao()
  useAtalho(['?'], 'Mostrar os atalhos do teclado', () => setListando(true), 'portal')
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
  useAtalho(['g', 'c'], 'Ir para Clientes', () => navegar({ to: '/clientes' }), 'portal')
  return null
}

function AtalhoDePedidos() {
  const navegar = useNavigate()
  useAtalho(['g', 'p'], 'Ir para Pedidos', () => navegar({ to: '/pedidos' }), 'portal')
  return null
}

function AtalhoDeAgendas() {
  const navegar = useNavigate()
  useAtalho(['g', 'a'], 'Ir para Agendas', () => navegar({ to: '/agendas' }), 'portal')
  return null
}
