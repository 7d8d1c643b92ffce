import { DEBOUNCE_MS } from '@balcao/dominio/constantes'
import { plural } from '@balcao/dominio/formatos/contagem'
import { MENSAGENS, TEXTOS } from '@balcao/dominio/mensagens'
import { obterImagemDoProduto } from '@balcao/dominio/produtos/contratos'
import { pesquisarAvulsos } from '@balcao/dominio/tickets/abertura/contratos'
import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useId, useState } from 'react'
import { enderecoDaImagem } from '../../../../platform/ambiente.ts'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { useConsulta } from '../../../../platform/consultas.ts'
import { useParametro } from '../../../../platform/parametros.ts'
import { EsqueletoDeCartoes } from '../../../../ui/listas/esqueleto-da-lista.tsx'
import { Paginacao } from '../../../../ui/listas/paginacao.tsx'
import { ImagemDeProduto } from '../../../../ui/produtos/imagem-de-produto.tsx'
import { AreaDeDados } from '../../../../ui/retorno/area-de-dados.tsx'
import { umClique } from '../../../../ui/retorno/dialogo-de-alerta.tsx'
import { Vazio } from '../../../../ui/retorno/vazio.tsx'
import { alternarAvulso } from '../pedido/estado.ts'
import type { PropsDoPasso } from '../pedido/passo.ts'
import type { ProdutoAvulso } from '../pedido/ticket-novo.ts'
import { CampoDePesquisa } from './campo-de-pesquisa.tsx'
import { itensNoTicket } from './contagem.ts'
import estilos from './escolha.module.css'
import { ProblemasDoPasso } from './problemas-do-passo.tsx'
import { avisarRecusa } from './produtos/use-escolhas.ts'

/** NOV-13 Products without an invoice. */
export function PassoAvulsos({ novo, mudar, problemas }: PropsDoPasso) {
  const { itensAvulsos } = novo
  const maximo = useParametro('maximoItensTicket')
  const pesquisa = usePesquisaDeAvulsos()
  const { termo, q, data, error } = pesquisa
  const escolhidos = new Set(itensAvulsos.map(({ id }) => id))

  function alternar(produto: ProdutoAvulso) {
    if (!escolhidos.has(produto.id) && itensNoTicket(novo) >= maximo)
      return avisarRecusa(MENSAGENS.itensDoTicketMaximo(maximo))
    mudar((atual) => alternarAvulso(atual, produto))
  }

  return (
    <section className={estilos.passo} aria-label="Produtos avulsos">
      <ProblemasDoPasso
        problemas={problemas}
        campo="itensAvulsos"
        falta="Adicione pelo menos um produto."
        nomeDe={(i) => itensAvulsos[i] && `${itensAvulsos[i].idExibicao} ${itensAvulsos[i].descricao}`}
      />
      <CampoDePesquisa
        rotulo="Pesquisar produtos"
        dica={TEXTOS.pesquisaDeProduto}
        valor={termo}
        aoDigitar={pesquisa.digitar}
      />
      {q === '' ? (
        <Vazio>Pesquise produtos para adicionar</Vazio>
      ) : (
        <AreaDeDados
          carregando={pesquisa.isPending}
          atualizando={pesquisa.isFetching}
          erro={error && mensagemDoErro(error)}
          temDados={Boolean(data)}
          vazio={data?.itens.length === 0}
          textoVazio="Nenhum item encontrado"
          aoTentarNovamente={() => void pesquisa.refetch()}
          esqueleto={<EsqueletoDeCartoes quantos={3} linhas={1} />}
        >
          <ul className={estilos.avulsos} aria-label="Produtos encontrados">
            {data?.itens.map((produto) => (
              <li key={produto.id}>
                <CartaoAvulso
                  produto={produto}
                  escolhido={escolhidos.has(produto.id)}
                  aoAlternar={() => alternar(produto)}
                />
              </li>
            ))}
          </ul>
          {data && (
            <Paginacao rotulo="Páginas de produtos" paginator={data.paginator} aoMudar={pesquisa.setPage} />
          )}
        </AreaDeDados>
      )}
      {itensAvulsos.length > 0 && (
        <p className={estilos.contagem} role="status">
          {plural(itensAvulsos.length, 'produto adicionado', 'produtos adicionados')}
        </p>
      )}
    </section>
  )
}

function usePesquisaDeAvulsos() {
  const [termo, setTermo] = useState('')
  const [adiado] = useDebouncedValue(termo.trim(), DEBOUNCE_MS.avulsos)
  // Emptied, there is nothing to wait for.
  const q = termo.trim() === '' ? '' : adiado
  const [{ page, de }, setPagina] = useState({ page: 1, de: '' })
  const consulta = useConsulta(
    pesquisarAvulsos,
    // A page belongs to the words it was of.
    { query: { q, page: de === q ? page : 1 } },
    { ativa: q !== '', mostradoNaArea: true, manterAnterior: true },
  )
  return {
    ...consulta,
    termo,
    digitar: setTermo,
    q,
    setPage: (nova: number) => setPagina({ page: nova, de: q }),
  }
}

type CartaoAvulsoProps = { produto: ProdutoAvulso; escolhido: boolean; aoAlternar: () => void }

function CartaoAvulso({ produto, escolhido, aoAlternar }: CartaoAvulsoProps) {
  const { idExibicao, descricao, marca, codigo_barras, idImagem } = produto
  const idDoTitulo = useId()
  return (
    <article className={estilos.avulso} data-marcada={escolhido || undefined} aria-labelledby={idDoTitulo}>
      <ImagemDeProduto
        endereco={idImagem && enderecoDaImagem(obterImagemDoProduto, { idImagem })}
        descricao=""
        lado={48}
      />
      <div className={estilos.resumoDoProduto}>
        <h3 id={idDoTitulo}>{descricao}</h3>
        <p className={estilos.dica}>{[idExibicao, marca, codigo_barras].filter(Boolean).join(' · ')}</p>
      </div>
      <Button
        variant={escolhido ? 'default' : 'light'}
        aria-describedby={idDoTitulo}
        onClick={umClique(aoAlternar)}
      >
        {escolhido ? 'Remover' : 'Adicionar'}
      </Button>
    </article>
  )
}
