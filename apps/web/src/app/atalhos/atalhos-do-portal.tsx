import { TEXTOS } from '@balcao/dominio/mensagens'
import { Kbd, Modal } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAtalho, useAtalhos } from '../../platform/atalhos.ts'
import { useSessao } from '../../platform/sessao.tsx'
import estilos from './atalhos-do-portal.module.css'

/** The shortcuts that work everywhere, and the list of all that work on the present page. */
export function AtalhosDoPortal() {
  const navegar = useNavigate()
  const [listando, setListando] = useState(false)
  useAtalho(['g', 'h'], TEXTOS.irParaHome, () => navegar({ to: '/home' }))
  useAtalho(['g', 't'], 'Ir para Tickets', () => navegar({ to: '/tickets' }))
  useAtalho(['?'], 'Mostrar os atalhos do teclado', () => setListando(true))
  return (
    <>
      {useSessao().pode('PEDIDO_LISTAR') && <AtalhoDePedidos />}
      <Modal opened={listando} onClose={() => setListando(false)} title="Atalhos do teclado" size="sm">
        <ListaDeAtalhos />
      </Modal>
    </>
  )
}

function AtalhoDePedidos() {
  const navegar = useNavigate()
  useAtalho(['g', 'p'], 'Ir para Pedidos', () => navegar({ to: '/pedidos' }))
  return null
}

const nomeDaTecla = (tecla: string) =>
  tecla.replace(/(^|\+)(.)/g, (_, antes: string, letra: string) => antes + letra.toUpperCase())

function ListaDeAtalhos() {
  const atalhos = useAtalhos()
  return (
    <dl className={estilos.lista}>
      {atalhos.map(({ teclas, descricao }) => (
        <div key={teclas.join(' ')}>
          <dt>{descricao}</dt>
          <dd>
            {teclas.map((tecla, posicao) => (
              <span key={tecla}>
                {posicao > 0 && ' depois '}
                <Kbd>{nomeDaTecla(tecla)}</Kbd>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
