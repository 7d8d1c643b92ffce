import { BlocoDeLinhas, dividirEmBlocos } from './bloco-de-linhas.tsx'
import { CartaoDaLista } from './cartao-da-lista.tsx'
import estilos from './cartoes.module.css'
import { EsqueletoDeCartoes } from './esqueleto-da-lista.tsx'
import { OrdenacaoDosCartoes } from './ordenacao-dos-cartoes.tsx'
import type { ListaProps } from './props-da-tabela.ts'
import { SelecaoDaPagina } from './selecao-da-pagina.tsx'

const ALTURA_DO_TITULO = 52
const ALTURA_DE_UMA_LINHA = 24
const CARTOES_DE_ESQUELETO = 4

export function CartoesDaLista<Item>(props: ListaProps<Item>) {
  const { rotulo, colunas, itens, ordenacao, aoOrdenar, selecao, aoAbrir, acoes, linhaExigida } = props
  const { alteradas, aberta, tomDe, carregando = false, linhasDeEsqueleto = CARTOES_DE_ESQUELETO } = props
  const linhas =
    new Set(
      colunas
        .map(({ id, noCartao = id }) => (noCartao === 'linha' ? id : noCartao))
        .filter((lugar) => lugar !== 'oculto' && lugar !== 'canto'),
    ).size - 1
  return (
    <section className={estilos.raiz} aria-label={rotulo} aria-busy={carregando}>
      {(selecao || aoOrdenar) && (
        <div className={estilos.barra}>
          {selecao && (
            <SelecaoDaPagina
              label="Todos"
              selecao={selecao}
              chaves={carregando ? [] : itens.map(acoes.chaveDe)}
            />
          )}
          {aoOrdenar && <OrdenacaoDosCartoes colunas={colunas} ordenacao={ordenacao} aoOrdenar={aoOrdenar} />}
        </div>
      )}
      {carregando ? (
        <EsqueletoDeCartoes quantos={linhasDeEsqueleto} linhas={linhas} />
      ) : (
        dividirEmBlocos(itens.length).map((intervalo) => (
          <BlocoDeLinhas
            key={intervalo.inicio}
            como="ul"
            className={estilos.lista}
            intervalo={intervalo}
            alturaDaLinha={ALTURA_DO_TITULO + linhas * ALTURA_DE_UMA_LINHA}
            linhaExigida={linhaExigida}
          >
            {(indice) => {
              const item = itens[indice]
              if (item === undefined) return null
              const chave = acoes.chaveDe(item)
              return (
                <CartaoDaLista
                  key={chave}
                  item={item}
                  indice={indice}
                  colunas={colunas}
                  acoes={acoes}
                  abre={aoAbrir !== undefined}
                  selecionada={selecao ? selecao.chaves.has(chave) : null}
                  alterada={alteradas?.has(chave) ?? false}
                  aberta={chave === aberta}
                  tom={tomDe?.(item)}
                />
              )
            }}
          </BlocoDeLinhas>
        ))
      )}
    </section>
  )
}
