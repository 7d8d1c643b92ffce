import type { ReactNode } from 'react'
import { Botoes } from '../campos/botoes.tsx'
import estilos from './tela-de-aviso.module.css'

interface TelaDeAvisoProps {
  icone: ReactNode
  titulo: string
  descricao: string
  acoes: ReactNode
  role?: 'alert'
}

/** A whole content area that has nothing but a message and the ways out of it. */
export function TelaDeAviso({ icone, titulo, descricao, acoes, role }: TelaDeAvisoProps) {
  return (
    <section className={estilos.tela} role={role}>
      <span className={estilos.icone}>{icone}</span>
      <h1 className={estilos.titulo}>{titulo}</h1>
      <p className={estilos.descricao}>{descricao}</p>
      <Botoes lado="meio">{acoes}</Botoes>
    </section>
  )
}
