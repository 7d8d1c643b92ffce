import { type ArtigoDaLista, PUBLICOS_DO_ARTIGO } from '@balcao/dominio/faq/campos'
import { listarArtigos } from '@balcao/dominio/faq/contratos'
import { destacar, termosDoAssunto } from '@balcao/dominio/faq/termos'
import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useConsulta } from '../../../platform/consultas.ts'
import { Botoes } from '../../../ui/campos/botoes.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import { Paginacao } from '../../../ui/listas/paginacao.tsx'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import { EtiquetaDeScore } from '../etiqueta-de-score.tsx'
import { enderecoDoArtigo } from '../link-do-artigo.ts'
import type { FiltrosDoFaq } from './filtros-do-faq.ts'
import estilos from './pagina-do-faq.module.css'

type ArtigosEncontradosProps = {
  filtros: FiltrosDoFaq
  aoLimpar: () => void
  aoMudarPagina: (page: number) => void
  /** The way on for who found no answer. */
  abrirTicket: ReactNode
}

/** FAQ-01 The page of articles, with its loading, failure and emptiness. */
export function ArtigosEncontrados(props: ArtigosEncontradosProps) {
  const { filtros, aoLimpar, aoMudarPagina, abrirTicket } = props
  const consulta = useConsulta(
    listarArtigos,
    { query: filtros },
    { mostradoNaArea: true, manterAnterior: true },
  )
  const { data, error, isPending, isFetching, refetch } = consulta
  const termos = useMemo(() => termosDoAssunto(filtros.termo ?? ''), [filtros.termo])
  return (
    <AreaDeDados
      carregando={isPending}
      atualizando={isFetching}
      erro={error && mensagemDoErro(error)}
      temDados={data !== undefined}
      aoTentarNovamente={() => void refetch()}
      esqueleto={<Esqueleto />}
      vazio={data?.itens.length === 0}
      textoVazio={
        <Vazio filtrada={Object.keys(filtros).length > 0} aoLimpar={aoLimpar} abrirTicket={abrirTicket} />
      }
    >
      <ul className={estilos.lista} aria-label="Artigos">
        {data?.itens.map((artigo) => (
          <ItemDeArtigo key={artigo.id} artigo={artigo} termos={termos} />
        ))}
      </ul>
      {data && <Paginacao paginator={data.paginator} aoMudar={aoMudarPagina} rotulo="Páginas de artigos" />}
    </AreaDeDados>
  )
}

type VazioProps = { filtrada: boolean; aoLimpar: () => void; abrirTicket: ReactNode }

function Vazio({ filtrada, aoLimpar, abrirTicket }: VazioProps) {
  return (
    <>
      <strong>Nenhum registro encontrado</strong>
      <span>
        {filtrada
          ? 'Tente outras palavras ou veja todos os artigos. Se preferir, fale com a gente.'
          : 'Ainda não há artigos publicados. Se precisar de ajuda, fale com a gente.'}
      </span>
      <Botoes lado="meio">
        {filtrada && (
          <Button variant="default" onClick={aoLimpar}>
            Ver todos os artigos
          </Button>
        )}
        {abrirTicket}
      </Botoes>
    </>
  )
}

function Esqueleto() {
  return (
    <div className={estilos.lista} aria-hidden>
      {Array.from({ length: 5 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing but places
        <div key={i} className={estilos.item}>
          <Skeleton height={18} width="45%" />
          <Skeleton height={12} mt={12} />
          <Skeleton height={12} mt={8} width="80%" />
        </div>
      ))}
    </div>
  )
}

type ItemDeArtigoProps = { artigo: ArtigoDaLista; termos: readonly string[] }

/** FAQ-01 One article of the list: what it is about, where the search was found, how much it helps. */
function ItemDeArtigo({ artigo, termos }: ItemDeArtigoProps) {
  const { id, titulo, trecho, tipo, score, publico, publicado } = artigo
  return (
    <li className={estilos.item}>
      <h2>
        <Link {...enderecoDoArtigo(id)}>
          <TextoDestacado texto={titulo} termos={termos} />
        </Link>
      </h2>
      <p>
        <TextoDestacado texto={trecho} termos={termos} />
      </p>
      <div className={estilos.marcas}>
        <span>{tipo.descricao}</span>
        {publicado ? <EtiquetaDeScore score={score} /> : <Etiqueta tom="amarelo">Rascunho</Etiqueta>}
        {publico === 'INTERNO' && <Etiqueta tom="azul">{PUBLICOS_DO_ARTIGO.INTERNO}</Etiqueta>}
      </div>
    </li>
  )
}

/** FAQ-01 A text with what was searched for marked in it. */
function TextoDestacado({ texto, termos }: { texto: string; termos: readonly string[] }) {
  let posicao = 0
  return destacar(texto, termos).map(({ texto: parte, destaque }) => {
    const chave = posicao
    posicao += parte.length
    return destaque ? (
      <mark key={chave} className={estilos.achado}>
        {parte}
      </mark>
    ) : (
      parte
    )
  })
}
