import { type ReactNode, useRef } from 'react'
import { Copiar } from '../retorno/copiar.tsx'
import estilos from './cabecalho-da-ficha.module.css'
import { useCabeNaLinha } from './use-cabe-na-linha.ts'

type CabecalhoDaFichaProps = {
  /** What it is, which a line with little room leaves out, and its name: 'Ticket', '2026.000001-2'. */
  especie?: string
  titulo: string
  /** Beside a list, whose own title is the page's, it is 2; inside a dialog, whose own title is an `h2`, it is 3. */
  nivel?: 1 | 2 | 3
  /** The name by which people pass it on. */
  copiar?: { valor: string; rotulo: string }
  /** Back to where records like this one are listed. */
  voltar?: ReactNode
  /** In what state it is. */
  etiquetas?: ReactNode
  /** Who else is here. */
  presenca?: ReactNode
  /** MES-03 What is always needed, in the line of the title, which then stays in sight while the record is scrolled. */
  fixos?: ReactNode
  /** The same, under that line where it would be cut; its text, so that it is measured again when it changes. */
  seCouber?: { texto: string; conteudo: ReactNode } | undefined
  acoes?: ReactNode
  /** Of whom and about what, in one line. */
  subtitulo?: ReactNode
  /** Since when, until when, by whom. */
  children?: ReactNode
}

/** Which record, in what state, of whom, since when, what next: low, so that what is in it comes first (MES-09). */
export function CabecalhoDaFicha(props: CabecalhoDaFichaProps) {
  const { especie, titulo, nivel = 1, copiar, voltar, etiquetas, presenca, fixos, acoes, subtitulo } = props
  const { seCouber, children } = props
  const Titulo = `h${nivel}` as const
  const linha = useRef<HTMLDivElement>(null)
  const parte = useRef<HTMLDivElement>(null)
  const cabe = useCabeNaLinha({ linha, parte, chave: seCouber?.texto ?? '' })
  const temResto = subtitulo || children || (seCouber && !cabe)
  return (
    <header className={estilos.cabecalho} data-fixo={fixos ? true : undefined}>
      <div ref={linha} className={estilos.linha}>
        <div className={estilos.identidade}>
          {voltar && <span className={estilos.voltar}>{voltar}</span>}
          <Titulo>
            {especie && <span className={estilos.especie}>{especie} </span>}
            {titulo}
          </Titulo>
          {copiar && <Copiar {...copiar} soIcone />}
          {!fixos && etiquetas}
          {!fixos && presenca}
        </div>
        {fixos && (
          <div ref={parte} className={estilos.fixos}>
            {etiquetas}
            {fixos}
            {cabe && seCouber && <div className={estilos.extra}>{seCouber.conteudo}</div>}
            {presenca}
          </div>
        )}
        {acoes && <div className={estilos.acoes}>{acoes}</div>}
      </div>
      {temResto && (
        <div className={estilos.resto}>
          {!cabe && seCouber?.conteudo}
          {subtitulo && <p className={estilos.subtitulo}>{subtitulo}</p>}
          {children}
        </div>
      )}
    </header>
  )
}
