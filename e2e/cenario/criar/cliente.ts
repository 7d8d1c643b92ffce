import { randomInt, randomUUID } from 'node:crypto'
import { cnpjDe } from '@balcao/demo/src/brasil/gerar-documentos.ts'
import { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import { cadastrarCliente, listarCamposAdicionais } from '@balcao/dominio/cadastros/contratos'
import { listarAtividades, listarComoConheceu } from '@balcao/dominio/opcoes/contratos'
import { listarTabelasDePreco } from '@balcao/dominio/produtos/tabelas-de-preco'
import { FORMULARIO } from '../../../packages/dominio/test/cadastro.ts'
import { pedir, type Sessao } from './pela-api.ts'

export type Cliente = { id: number; idCadastro: number; fant: string; razSoc: string; cnpj: string }

export const novoCnpj = (): string => cnpjDe(String(randomInt(10_000_000, 64_000_000)), 1)
export const nomeUnico = (nome: string): string => `${nome} ${randomUUID().slice(0, 8)}`

const VALORES = { TEXTO: 'Ao lado da praça', NUMERO: '12', DATA: '2020-02-29', SIM_NAO: 'S' }

/** CAD-02 A company under a name of its own, registered as the wizard does; a representative's waits for approval. */
export async function criarCliente(sessao: Sessao): Promise<Cliente> {
  const [{ filiais }, atividades, comoConheceu, tabelas, campos] = await Promise.all([
    pedir(sessao, carregarApp),
    pedir(sessao, listarAtividades),
    pedir(sessao, listarComoConheceu),
    pedir(sessao, listarTabelasDePreco),
    pedir(sessao, listarCamposAdicionais, { query: { entidade: 'cliente' } }),
  ])
  const fant = nomeUnico('Mercado')
  const corpo = {
    ...FORMULARIO,
    documento: novoCnpj(),
    empresa: {
      ...FORMULARIO.empresa,
      razaoSocial: `${fant} Ltda`,
      nomeFantasia: fant,
      filialId: filiais[0]?.idFil ?? null,
      atividade: atividades.itens[0]?.id ?? null,
      comoConheceu: comoConheceu.itens[0]?.id ?? null,
      tabelaPreco: tabelas.itens[0]?.numeroTabela ?? null,
      regimeEspecial: false,
    },
    camposAdicionais: campos.itens.map(({ id, tipo, opcoes }) => ({
      id,
      valor: tipo === 'LISTA' ? (opcoes[0] ?? '') : VALORES[tipo],
    })),
    tiposDosAnexos: [],
  }
  const { idCli, idCadastro } = await pedir(sessao, cadastrarCliente, { corpo })
  return { id: idCli, idCadastro, fant, razSoc: `${fant} Ltda`, cnpj: corpo.documento }
}
