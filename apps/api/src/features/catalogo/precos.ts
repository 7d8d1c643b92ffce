import { limparDocumento } from '@balcao/dominio/brasil/documento'
import type { AssuntoDoCatalogo } from '@balcao/dominio/catalogo/assuntos'
import type { MaosDoAssunto } from '../ajustes/queries-linhas.ts'
import { cupom } from '../precos/tabelas.ts'
import { tabelaPreco } from '../produtos/tabelas.ts'
import { filiaisParaEscolher } from './queries-escolhas.ts'
import { clientesDosCupons, existeCliente, gravarClienteDoCupom, usosJaFeitos } from './queries-precos.ts'
import { usosDaTabelaDePreco } from './queries-usos-comerciais.ts'

const conferirCupom: NonNullable<MaosDoAssunto['conferir']> = async (banco, { valores, atual }) => {
  const { cliente, usosMaximos } = valores
  const jaFeitos = atual ? await usosJaFeitos(banco, atual.id) : 0
  return {
    ...(usosMaximos &&
      Number(usosMaximos) < jaFeitos && {
        usosMaximos: `Já foi usado ${jaFeitos} vezes: não cabe em menos.`,
      }),
    ...(cliente &&
      !(await existeCliente(banco, cliente)) && { cliente: 'Não há cliente com esse CNPJ ou CPF.' }),
  }
}

/** ADM-07 Where price tables and coupons are kept. */
export const MAOS_DE_PRECOS = {
  'tabela-de-preco': { tabela: tabelaPreco, usos: usosDaTabelaDePreco },
  cupom: {
    tabela: cupom,
    usos: async () => [],
    escolhas: { filialId: filiaisParaEscolher },
    aoGuardar: ({ codigo, cliente, ...outros }) => ({
      ...outros,
      ...(codigo !== undefined && { codigo: codigo?.toUpperCase() ?? null }),
      ...(cliente !== undefined && { cliente: cliente && limparDocumento(cliente) }),
    }),
    aParte: { campos: ['cliente'], ler: clientesDosCupons, gravar: gravarClienteDoCupom },
    conferir: conferirCupom,
  },
} satisfies Partial<Record<AssuntoDoCatalogo, MaosDoAssunto>>
