import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import type { EmbalagemDoProduto, ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'

/** 'CX 12', or 'UN' for what holds one. */
export const nomeDaEmbalagem = ({ unidade, fator_conversao }: EmbalagemDoProduto): string =>
  fator_conversao === 1 ? unidade : `${unidade} ${formatarNumero(fator_conversao)}`

/** How much is left to sell, in stock units. */
export const saldoDe = ({ precos, und }: ProdutoNoEditor): string =>
  `${formatarNumero(precos[0]?.qtEst ?? 0)} ${und}`

/** VEN-02 Of what there is none of here, where there is: 'Campinas 25 UN · Santos 3 UN'; empty where nowhere. */
export const ondeHa = ({ alternativas, und }: ProdutoNoEditor): string =>
  (alternativas?.filiais ?? [])
    .map(({ nome, qtEst }) => `${nome} ${formatarNumero(qtEst)} ${und}`)
    .join(' · ')

/** VEN-02 And what goes in its place. */
export const noLugarDe = ({ alternativas }: ProdutoNoEditor): string =>
  (alternativas?.substitutos ?? [])
    .map(({ idExibicao, descricaocompleta }) => `${idExibicao} ${descricaocompleta}`)
    .join(' · ')

export const AINDA_NAO_SALVO =
  'Espere: o orçamento ainda não foi todo salvo. Corrija o que está marcado, ou aguarde a conexão.'
