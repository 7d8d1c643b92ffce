import { BlocoDeLinhas, dividirEmBlocos } from './bloco-de-linhas.tsx'
import { CabecalhoDaTabela } from './cabecalho-da-tabela.tsx'
import { larguraDaTabela } from './coluna.ts'
import { EsqueletoDeLinhas } from './esqueleto-da-lista.tsx'
import { LinhaDaTabela } from './linha-da-tabela.tsx'
import type { ListaProps } from './props-da-tabela.ts'
import { SelecaoDaPagina } from './selecao-da-pagina.tsx'
import estilos from './tabela.module.css'

const ALTURA_DA_LINHA = 40
const LINHAS_DE_ESQUELETO = 8

export function LinhasDaTabela<Item>(props: ListaProps<Item>) {
  const { rotulo, colunas, itens, ordenacao, aoOrdenar, selecao, aoAbrir, acoes, linhaExigida } = props
  const { alteradas, aberta, tomDe, carregando = false, linhasDeEsqueleto = LINHAS_DE_ESQUELETO } = props
  return (
    <table
      className={estilos.tabela}
      style={{ minWidth: larguraDaTabela(colunas, selecao !== undefined) }}
      aria-label={rotulo}
      aria-rowcount={itens.length + 1}
      aria-busy={carregando}
    >
      <CabecalhoDaTabela
        colunas={colunas}
        ordenacao={ordenacao}
        aoOrdenar={aoOrdenar}
        selecao={
          selecao && (
            <SelecaoDaPagina
              size="xs"
              selecao={selecao}
              chaves={carregando ? [] : itens.map(acoes.chaveDe)}
            />
          )
        }
      />
      {carregando ? (
        <EsqueletoDeLinhas linhas={linhasDeEsqueleto} colunas={colunas.length + (selecao ? 1 : 0)} />
      ) : (
        dividirEmBlocos(itens.length).map((intervalo) => (
          <BlocoDeLinhas
            key={intervalo.inicio}
            como="tbody"
            intervalo={intervalo}
            alturaDaLinha={ALTURA_DA_LINHA}
            linhaExigida={linhaExigida}
          >
            {(indice) => {
              const item = itens[indice]
              if (item === undefined) return null
              const chave = acoes.chaveDe(item)
              return (
                <LinhaDaTabela
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
    </table>
  )
}
