import type { ReactNode } from 'react'
import { useCelular } from '../listas/use-celular.ts'
import { Copiar } from '../retorno/copiar.tsx'
import estilos from './cabecalho-da-ficha.module.css'

type CabecalhoDaFichaProps = {
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
  acoes?: ReactNode
  /** Of whom and about what, in one line. */
  subtitulo?: ReactNode
  /** Since when, until when, by whom. */
  children?: ReactNode
}

/** Which record, in what state, of whom, since when, what next: low, so that what is in it comes first (MES-09). */
export function CabecalhoDaFicha(props: CabecalhoDaFichaProps) {
  const { titulo, nivel = 1, copiar, voltar, etiquetas, presenca, fixos, acoes, subtitulo, children } = props
  const Titulo = `h${nivel}` as const
  const emUmaLinha = !useCelular() && Boolean(fixos)
  return (
    <header className={estilos.cabecalho} data-fixo={fixos ? true : undefined}>
      <div className={estilos.linha}>
        <div className={estilos.identidade}>
          {voltar && <span className={estilos.voltar}>{voltar}</span>}
          <Titulo>{titulo}</Titulo>
          {copiar && <Copiar {...copiar} soIcone={emUmaLinha} />}
          {!fixos && etiquetas}
          {!fixos && presenca}
        </div>
        {fixos && (
          <div className={estilos.fixos}>
            {etiquetas}
            {fixos}
            {presenca}
          </div>
        )}
        {acoes && <div className={estilos.acoes}>{acoes}</div>}
      </div>
      {(subtitulo || children) && (
        <div className={estilos.resto}>
          {subtitulo && <p className={estilos.subtitulo}>{subtitulo}</p>}
          {children}
        </div>
      )}
    </header>
  )
}
