import { type Bloco, lerMarcacao, type Trecho } from '@balcao/dominio/faq/marcacao'
import { useRouter } from '@tanstack/react-router'
import { Fragment, type MouseEvent, type ReactNode, useMemo } from 'react'
import estilos from './artigo.module.css'

type TextoDoArtigoProps = {
  conteudo: string
  /** Level of the heading above: the article's own go below it. */
  nivelAcima?: 1 | 3
  /** Links leave what is being filled in where it is. */
  emOutraAba?: boolean
}

/** FAQ-01 The article's markup as elements; there is no HTML to inject. */
export function TextoDoArtigo({ conteudo, nivelAcima = 1, emOutraAba = false }: TextoDoArtigoProps) {
  const blocos = useMemo(() => lerMarcacao(conteudo), [conteudo])
  const modo = { nivelAcima, emOutraAba }
  return <div className={estilos.texto}>{comChaves(blocos, (bloco) => mostrarBloco(bloco, modo))}</div>
}

type Modo = { nivelAcima: 1 | 3; emOutraAba: boolean }

/** Nothing moves inside a text: the place of a piece is its identity. */
const comChaves = <T,>(partes: readonly T[], mostrar: (parte: T) => ReactNode) =>
  partes.map((parte, lugar) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
    <Fragment key={lugar}>{mostrar(parte)}</Fragment>
  ))

function mostrarBloco(bloco: Bloco, modo: Modo): ReactNode {
  const mostrarLinha = (trechos: readonly Trecho[]) =>
    comChaves(trechos, (trecho) => mostrarTrecho(trecho, modo))
  if (bloco.tipo === 'titulo') {
    const Titulo = `h${bloco.nivel - 1 + modo.nivelAcima}` as 'h2' | 'h3' | 'h4' | 'h5'
    return <Titulo>{mostrarLinha(bloco.trechos)}</Titulo>
  }
  if (bloco.tipo === 'lista') {
    const Lista = bloco.ordenada ? 'ol' : 'ul'
    return (
      <Lista>
        {comChaves(bloco.itens, (item) => (
          <li>{mostrarLinha(item)}</li>
        ))}
      </Lista>
    )
  }
  const [primeira = [], ...outras] = bloco.linhas
  return (
    <p>
      {mostrarLinha(primeira)}
      {comChaves(outras, (linha) => (
        <>
          <br />
          {mostrarLinha(linha)}
        </>
      ))}
    </p>
  )
}

function mostrarTrecho(trecho: Trecho, { emOutraAba }: Modo): ReactNode {
  if (trecho.tipo === 'link')
    return <LinkDoTexto texto={trecho.texto} destino={trecho.destino} emOutraAba={emOutraAba} />
  if (trecho.tipo === 'texto') return trecho.texto
  return trecho.tipo === 'forte' ? <strong>{trecho.texto}</strong> : <em>{trecho.texto}</em>
}

type LinkDoTextoProps = { texto: string; destino: string; emOutraAba: boolean }

/** FAQ-01 A page of the portal opens in it; another site opens beside it and must not reach back. */
function LinkDoTexto({ texto, destino, emOutraAba }: LinkDoTextoProps) {
  if (destino.startsWith('/') && !emOutraAba) return <LinkDoPortal texto={texto} destino={destino} />
  return (
    <a href={destino} target="_blank" rel="noopener noreferrer">
      {texto}
    </a>
  )
}

function LinkDoPortal({ texto, destino }: Pick<LinkDoTextoProps, 'texto' | 'destino'>) {
  const roteador = useRouter()
  const aoClicar = (evento: MouseEvent) => {
    // With a key held down the browser does what the person asked it for.
    if (evento.ctrlKey || evento.metaKey || evento.shiftKey || evento.altKey) return
    evento.preventDefault()
    void roteador.navigate({ href: destino })
  }
  return (
    <a href={destino} onClick={aoClicar}>
      {texto}
    </a>
  )
}
