import { Button } from '@mantine/core'
import { IconHistory, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useEstreito } from './lugar-estreito.ts'
import estilos from './pagina-de-lista.module.css'

type PaginaDeListaProps = {
  /** Absent in a tab of a page that has a title of its own. */
  titulo?: string | undefined
  /** Beside the title, once it is known. */
  contagem?: string | undefined
  atalhos?: ReactNode
  acoes?: ReactNode
  children: ReactNode
}

/** A list page: title with its count, then filters and rows. */
export function PaginaDeLista({ titulo, contagem, atalhos, acoes, children }: PaginaDeListaProps) {
  const estreita = useEstreito()
  return (
    <div className={estilos.pagina} data-estreita={estreita || undefined}>
      <header className={estilos.cabecalho}>
        {titulo && <h1>{titulo}</h1>}
        {(contagem || (titulo && estreita)) && <span className={estilos.contagem}>{contagem}</span>}
        {atalhos}
        {acoes && <div className={estilos.acoes}>{acoes}</div>}
      </header>
      {children}
    </div>
  )
}

export function FiltrosRestaurados({ aoLimpar }: { aoLimpar: () => void }) {
  return (
    <p className={estilos.restaurados} role="status">
      <IconHistory size={16} aria-hidden />
      Filtros da última visita
      <Button size="compact-sm" variant="subtle" onClick={aoLimpar}>
        Limpar
      </Button>
    </p>
  )
}

/** Rows that wait until they are asked for: '1 novo ticket'. */
export function Novidades(props: { texto: string; aoMostrar: () => void; tecla: string }) {
  const { texto, aoMostrar, tecla } = props
  return (
    <div className={estilos.novidades} role="status">
      <span>{texto}</span>
      <Button
        size="compact-sm"
        variant="light"
        leftSection={<IconRefresh size={14} aria-hidden />}
        title={`Atalho: ${tecla}`}
        aria-keyshortcuts={tecla}
        onClick={aoMostrar}
      >
        Atualizar
      </Button>
    </div>
  )
}

type ListaVaziaProps = { titulo: string; texto?: string; acao?: { nome: string; aoPressionar: () => void } }

/** What an empty list means, and what to do next. */
export function ListaVazia({ titulo, texto, acao }: ListaVaziaProps) {
  return (
    <>
      <strong>{titulo}</strong>
      {texto && <span>{texto}</span>}
      {acao && (
        <Button variant="default" onClick={acao.aoPressionar}>
          {acao.nome}
        </Button>
      )}
    </>
  )
}
