import { ActionIcon } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { useCelular } from '../listas/use-celular.ts'
import { useLargura } from '../listas/use-nao-cabe.ts'
import { Copiar } from '../retorno/copiar.tsx'
import estilos from './cabecalho-da-ficha.module.css'

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
  const temResto = Boolean(subtitulo || children || (seCouber && !cabe))
  const celular = useCelular()
  const [aberto, setAberto] = useState(false)
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
          {celular && temResto && <Resto aberto={aberto} aoAlternar={() => setAberto(!aberto)} />}
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
      {temResto && (!celular || aberto) && (
        <div className={estilos.resto}>
          {!cabe && seCouber?.conteudo}
          {subtitulo && <p className={estilos.subtitulo}>{subtitulo}</p>}
          {children}
        </div>
      )}
    </header>
  )
}

/** On a phone the record comes first: what else there is to know of it is one touch away. */
function Resto({ aberto, aoAlternar }: { aberto: boolean; aoAlternar: () => void }) {
  const rotulo = aberto ? 'Menos dados' : 'Mais dados'
  return (
    <ActionIcon
      className={estilos.alternar}
      aria-label={rotulo}
      title={rotulo}
      aria-expanded={aberto}
      onClick={aoAlternar}
    >
      <IconChevronDown size={20} aria-hidden />
    </ActionIcon>
  )
}

type NaLinha = {
  linha: RefObject<HTMLElement | null>
  /** The part of it in which what gives way is tried: out of it where not all would be seen. */
  parte: RefObject<HTMLElement | null>
  /** Of what gives way: another text is measured again. */
  chave: string
}

export function useCabeNaLinha({ linha, parte, chave }: NaLinha): boolean {
  const largura = useLargura(linha)
  const [, medirDeNovo] = useReducer((vezes: number) => vezes + 1, 0)
  const [falta, setFalta] = useState({ chave, ate: 0 })
  // Tried before it is first seen: to begin under the line and to move into it would push the page.
  const cabe = falta.chave !== chave || falta.ate === 0 || (largura > falta.ate && largura < Infinity)
  // Letters are wider once their font came.
  useEffect(() => {
    document.fonts.addEventListener('loadingdone', medirDeNovo)
    return () => document.fonts.removeEventListener('loadingdone', medirDeNovo)
  }, [])
  // After every render, and before it is seen: what else is in the line changes too.
  useLayoutEffect(() => {
    if (!cabe || !linha.current || !parte.current) return
    const ate = linha.current.clientWidth
    // A window just made narrower is known only in a moment: to say the same until then would never end.
    if (falta.chave === chave && falta.ate === ate) return
    if (parte.current.scrollWidth > parte.current.clientWidth) setFalta({ chave, ate })
  })
  return cabe
}
