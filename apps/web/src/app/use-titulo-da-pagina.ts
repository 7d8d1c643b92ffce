import { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useConsulta } from '../platform/consultas.ts'
import { useTituloDado } from '../platform/titulo-proprio.ts'
import { escreverTitulo } from './titulo-do-navegador.ts'

const NAO_ENCONTRADA = 'Página não encontrada'

/** Name of the page that is open: the one it gave itself, else as its route declares it. */
export function useTituloDaPagina(): string {
  const dado = useTituloDado()
  const daRota = useMatches({
    // An unknown address matches nothing but the root, which has no name.
    select: (rotas) =>
      rotas.some(({ status }) => status === 'notFound')
        ? NAO_ENCONTRADA
        : (rotas.at(-1)?.staticData.titulo ?? NAO_ENCONTRADA),
  })
  return dado ?? daRota
}

export function useTituloDoNavegador(): void {
  const titulo = useTituloDaPagina()
  // ADM-08 As it is called by now: the session's data are read again when that changes.
  const { data } = useConsulta(carregarApp, {}, { ativa: false })
  const negocio = data?.loja.nome
  useEffect(() => escreverTitulo(titulo, negocio), [titulo, negocio])
}
