import { TEXTOS } from '@balcao/dominio/mensagens'
import { VisuallyHidden } from '@mantine/core'
import { useMemo, useRef } from 'react'
import { useAcoesDaLista } from './acoes-da-lista.ts'
import { CartoesDaLista } from './cartoes-da-lista.tsx'
import { colunasQueCabem, larguraDaTabela } from './coluna.ts'
import { LinhasDaTabela } from './linhas-da-tabela.tsx'
import { LISTA_NAVEGAVEL } from './lista-navegavel.ts'
import { useEstreito } from './lugar-estreito.ts'
import type { TabelaProps } from './props-da-tabela.ts'
import estilos from './tabela.module.css'
import { useImprimindo } from './use-imprimindo.ts'
import { useLargura } from './use-nao-cabe.ts'
import { useNavegacaoPorLinhas } from './use-navegacao-por-linhas.ts'

/** A4 between its margins. What was laid out for a narrow window is a table again there. */
const LARGURA_DO_PAPEL = 718

/**
 * The table of every list page: sortable sticky header, 40 px rows, a click or Enter opens, J and K move, and on a
 * phone the rows become cards. `chaveDe`, `nomeDe`, `enderecoDe` and the cells are pure functions of the item.
 */
export function Tabela<Item>(props: TabelaProps<Item>) {
  const { rotulo, itens, aoAbrir, carregando = false, alturaMaxima } = props
  const raiz = useRef<HTMLDivElement>(null)
  const acoes = useAcoesDaLista(props)
  const imprimindo = useImprimindo()
  const estreita = useEstreito() && !imprimindo
  const navegavel = aoAbrir !== undefined && !carregando
  const linhaExigida = useNavegacaoPorLinhas(raiz, { total: itens.length, ativa: navegavel })
  const comSelecao = props.selecao !== undefined
  const medida = useLargura(raiz)
  const largura = imprimindo ? Math.max(medida, LARGURA_DO_PAPEL) : medida
  const colunas = useMemo(
    () => (estreita ? props.colunas : colunasQueCabem(props.colunas, comSelecao, largura)),
    [estreita, props.colunas, comSelecao, largura],
  )
  const rolaDeLado = !estreita && largura < larguraDaTabela(colunas, comSelecao)
  const rolaSozinha = alturaMaxima !== undefined && !estreita
  const Lista = estreita ? CartoesDaLista : LinhasDaTabela
  return (
    <div
      ref={raiz}
      className={estilos.raiz}
      {...(navegavel ? { [LISTA_NAVEGAVEL]: true } : {})}
      // On a phone cards scroll with the page: a second scroll inside it would trap the thumb.
      {...(rolaSozinha ? { 'data-rola': true, style: { maxHeight: alturaMaxima } } : {})}
      {...(estreita ? { 'data-cartoes': true } : {})}
      {...(rolaDeLado ? { 'data-rola-de-lado': true } : {})}
      {...(rolaDeLado || rolaSozinha ? alcancavel(rotulo) : {})}
    >
      <Lista {...props} colunas={colunas} acoes={acoes} linhaExigida={linhaExigida} />
      {carregando && <VisuallyHidden role="status">{TEXTOS.carregando}</VisuallyHidden>}
    </div>
  )
}

/** By Tab, so that the keyboard can scroll it. */
const alcancavel = (rotulo: string) => ({ tabIndex: 0, role: 'group', 'aria-label': rotulo })
