import { PUBLICOS_DO_ARTIGO } from '@balcao/dominio/faq/campos'
import { type Artigo, listarArtigosRelacionados } from '@balcao/dominio/faq/contratos'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { Button, Group, Paper, Skeleton } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useConsulta } from '../../../platform/consultas.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { useTituloProprio } from '../../../platform/titulo-proprio.ts'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import { Trilha } from '../../../ui/pagina/trilha.tsx'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import { EtiquetaDeScore } from '../etiqueta-de-score.tsx'
import { ListaDeRelacionados } from '../relacionados/lista-de-relacionados.tsx'
import estilos from './artigo.module.css'
import { ArtigoNaoEncontrado } from './artigo-nao-encontrado.tsx'
import { AvaliacaoDoArtigo } from './avaliacao-do-artigo.tsx'
import { TextoDoArtigo } from './texto-do-artigo.tsx'
import { useArtigo } from './use-artigo.ts'

type PaginaDoArtigoProps = {
  idArtigo: number
  /** The way on for whom it did not help; null for who may not open tickets. */
  abrirTicket: ReactNode
}

/** FAQ-01 /artigo/{id} */
export function PaginaDoArtigo({ idArtigo, abrirTicket }: PaginaDoArtigoProps) {
  const { data, error, isPending, isFetching, refetch } = useArtigo(idArtigo)
  if (error?.status === 404) return <ArtigoNaoEncontrado />
  return (
    <AreaDeDados
      carregando={isPending}
      atualizando={error !== null && isFetching}
      erro={error && mensagemDoErro(error)}
      temDados={data !== undefined}
      aoTentarNovamente={() => void refetch()}
      esqueleto={<Esqueleto />}
    >
      {data && <ArtigoAberto artigo={data} abrirTicket={abrirTicket} />}
    </AreaDeDados>
  )
}

function ArtigoAberto({ artigo, abrirTicket }: { artigo: Artigo; abrirTicket: ReactNode }) {
  useTituloProprio(artigo.titulo)
  return (
    <div className={estilos.pagina}>
      <Trilha
        acima={[
          <Link key="faq" to="/faq">
            Faq
          </Link>,
          <Link key="tipo" to="/faq" search={{ tipo: artigo.tipo.id }}>
            {artigo.tipo.descricao}
          </Link>,
        ]}
      />
      <Paper component="article" className={estilos.folha}>
        <Cabecalho artigo={artigo} />
        <TextoDoArtigo conteudo={artigo.conteudo} />
        <AvaliacaoDoArtigo
          artigo={artigo}
          seNaoAjudou={
            abrirTicket && (
              <Group gap="xs">
                <span>Quer que a nossa equipe ajude?</span>
                {abrirTicket}
              </Group>
            )
          }
        />
      </Paper>
      <ArtigosParecidos artigo={artigo} />
    </div>
  )
}

function Cabecalho({ artigo }: { artigo: Artigo }) {
  const { pode } = useSessao()
  const { id, titulo, score, publicado, publico, datahora_atualizacao } = artigo
  return (
    <header className={estilos.cabecalho}>
      <h1>{titulo}</h1>
      <div className={estilos.marcas}>
        {publicado ? <EtiquetaDeScore score={score} /> : <Etiqueta tom="amarelo">Rascunho</Etiqueta>}
        {publico === 'INTERNO' && <Etiqueta tom="azul">{PUBLICOS_DO_ARTIGO.INTERNO}</Etiqueta>}
        <span>Atualizado em {formatarData(datahora_atualizacao)}</span>
        {pode('FAQ_EDITAR') && (
          <Button
            size="compact-sm"
            variant="default"
            component={Link}
            to={`/artigo/${id}/editar`}
            leftSection={<IconPencil size={14} aria-hidden />}
          >
            Editar
          </Button>
        )}
      </div>
    </header>
  )
}

function Esqueleto() {
  return (
    <div className={estilos.pagina} aria-hidden>
      <Skeleton height={16} width={200} />
      <Paper className={estilos.folha}>
        <Skeleton height={28} width="60%" />
        <Skeleton height={14} />
        <Skeleton height={14} width="90%" />
        <Skeleton height={14} width="95%" />
        <Skeleton height={14} width="70%" />
      </Paper>
    </div>
  )
}

/** FAQ-01 Others on the same subject; nothing at all when there are none, or when they do not come. */
function ArtigosParecidos({ artigo: { id, titulo } }: { artigo: Artigo }) {
  const { data } = useConsulta(
    listarArtigosRelacionados,
    { query: { assunto: titulo, exceto: id } },
    { mostradoNaArea: true },
  )
  if (!data || data.itens.length === 0) return null
  return (
    <Cartao titulo="Artigos relacionados" solto>
      <ListaDeRelacionados artigos={data.itens} />
    </Cartao>
  )
}
