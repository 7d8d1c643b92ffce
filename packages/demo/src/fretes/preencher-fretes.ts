import {
  freteCobertura,
  freteCondicional,
  freteFaixa,
  freteRegiao,
  freteTabela,
  freteTrecho,
} from '@balcao/api/src/features/fretes/tabelas.ts'
import { transportadora } from '@balcao/api/src/features/transportadoras/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { idsPorChave } from '@balcao/api/src/platform/banco/ids-por-chave.ts'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { Quando } from '../lotes.ts'
import { CONDICIONAIS_DE_FRETE, TABELAS_DE_FRETE } from './fretes.ts'

type Onde = { negocio: NegocioDemo; hoje: string; idDaFilial: (posicao: number) => number }

const chaveDaRegiao = (tabela: string, regiao: string) => `${tabela}/${regiao}`

/** FRE-04 Freight tables over the carriers already there; in force since the beginning of last year. */
export async function preencherFretes(tx: Executor, { negocio, hoje, idDaFilial }: Onde, quando: Quando) {
  const tabelas = TABELAS_DE_FRETE[negocio]
  const idDaTransportadora = idsPorChave(
    await tx.select({ chave: transportadora.razaoSocial, id: transportadora.id }).from(transportadora),
  )
  const vigenciaInicio = `${Number(hoje.slice(0, 4)) - 1}-01-01`
  const idDaTabela = idsPorChave(
    await tx
      .insert(freteTabela)
      .values(
        tabelas.map(({ regioes: _, transportadora: nome, filial, ...tabela }) => ({
          ...tabela,
          transportadoraId: idDaTransportadora(nome),
          filialId: filial === undefined ? null : idDaFilial(filial),
          vigenciaInicio,
          ...quando,
        })),
      )
      .returning({ chave: freteTabela.nome, id: freteTabela.id }),
  )
  const regioes = tabelas.flatMap((tabela) =>
    tabela.regioes.map((regiao) => ({ ...regiao, tabela: tabela.nome })),
  )
  const gravadas = await tx
    .insert(freteRegiao)
    .values(
      regioes.map(({ cobre: _, faixas: _faixas, redespacho: _redespacho, tabela, ...regiao }) => ({
        ...regiao,
        tabelaId: idDaTabela(tabela),
      })),
    )
    .returning({ id: freteRegiao.id, nome: freteRegiao.nome, tabelaId: freteRegiao.tabelaId })
  const nomeDaTabela = new Map(tabelas.map(({ nome }) => [idDaTabela(nome), nome]))
  const idDaRegiao = idsPorChave(
    gravadas.map(({ id, nome, tabelaId }) => ({
      id,
      chave: chaveDaRegiao(nomeDaTabela.get(tabelaId) ?? '', nome),
    })),
  )
  const idDe = ({ tabela, nome }: { tabela: string; nome: string }) => idDaRegiao(chaveDaRegiao(tabela, nome))
  await tx.insert(freteCobertura).values(
    regioes.flatMap((regiao) =>
      regiao.cobre.map(({ uf, ibge, cep }) => ({
        regiaoId: idDe(regiao),
        uf,
        ibge: ibge ?? null,
        cepInicial: cep?.[0] ?? null,
        cepFinal: cep?.[1] ?? null,
      })),
    ),
  )
  await tx.insert(freteFaixa).values(
    regioes.flatMap((regiao) =>
      (regiao.faixas ?? []).map(([ate, valor]) => ({
        regiaoId: idDe(regiao),
        grandeza: 'PESO' as const,
        ate,
        valor,
      })),
    ),
  )
  await tx.insert(freteTrecho).values(
    regioes.flatMap((regiao) => {
      const { redespacho } = regiao
      if (!redespacho) return []
      const regiaoDoTrechoId = idDaRegiao(chaveDaRegiao(redespacho.tabela, redespacho.regiao))
      return [{ regiaoId: idDe(regiao), ordem: 1, origem: redespacho.origem, regiaoDoTrechoId }]
    }),
  )
  await tx
    .insert(freteCondicional)
    .values(CONDICIONAIS_DE_FRETE.map((condicional, ordem) => ({ ...condicional, ordem })))
    .onConflictDoNothing()
}
