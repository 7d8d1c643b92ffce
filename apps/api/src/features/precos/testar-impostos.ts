import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { arredondar, Decimal } from '@balcao/dominio/formatos/decimal'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { calcularImpostos } from '@balcao/dominio/precos/impostos'
import { escolherRegraFiscal, SEM_REGRA } from '@balcao/dominio/precos/regra-fiscal'
import { apresentarImpostos, testarImpostos } from '@balcao/dominio/precos/testar-impostos'
import { rota } from '../../rota.ts'
import { filialVisivel } from '../filiais/visibilidade.ts'
import { ncmDoProduto, quemVende, regrasFiscais } from './queries.ts'

const CENTAVOS = 2

/** ADM-07 By the same choice and the same calculation as a quote. */
export const rotaTestarImpostos = rota(testarImpostos, async ({ query, sessao, negocio, agora, tx }) => {
  const { idProd, idFil, uf, quantidade, preco, despesas, dia, ...comprador } = query
  const produto = await ncmDoProduto(tx, idProd)
  const filial = await quemVende(tx, idFil, filialVisivel(sessao))
  if (!produto || !filial)
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', {
      campos: {
        ...(!produto && { idProd: MENSAGENS.invalido }),
        ...(!filial && { idFil: MENSAGENS.invalido }),
      },
    })
  const { repassaDifal } = negocio.parametros(idFil)
  const operacao = {
    ...comprador,
    ufOrigem: filial.uf,
    ufDestino: uf,
    vendedorNoSimples: filial.simples,
    repassaDifal,
  }
  const hoje = dia ?? hojeEm(agora)
  const regras = await regrasFiscais(tx, { de: filial.uf, para: uf, hoje, ids: [idProd] })
  const regra = escolherRegraFiscal(regras, { idProd, ncm: produto.ncm, ...operacao })
  const mercadoria = arredondar(new Decimal(preco).times(quantidade), CENTAVOS)
  const linha = { mercadoria, unidades: new Decimal(quantidade), despesas: new Decimal(despesas) }
  return {
    regra: regra.id === SEM_REGRA.id ? null : { id: regra.id, nome: regra.nome },
    ncm: produto.ncm,
    ...apresentarImpostos(mercadoria, calcularImpostos(linha, regra, operacao)),
  }
})
