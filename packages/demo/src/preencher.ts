import { gerarHash } from '@balcao/api/src/features/acesso/senhas.ts'
import { colaborador, colaboradorFilial } from '@balcao/api/src/features/acesso/tabelas.ts'
import { cliente, clienteFilial } from '@balcao/api/src/features/clientes/tabelas.ts'
import { cepLocal, empresaLocal } from '@balcao/api/src/features/consultas-externas/tabelas.ts'
import { filial } from '@balcao/api/src/features/filiais/tabelas.ts'
import { parametro } from '@balcao/api/src/features/parametros/tabelas.ts'
import { transportadora } from '@balcao/api/src/features/transportadoras/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { idsPorChave } from '@balcao/api/src/platform/banco/ids-por-chave.ts'
import { comPrefixo } from '@balcao/dominio/parametros'
import { SENHA_DEMO } from './acesso/contas.ts'
import { vincularConsumidora } from './acesso/vincular-consumidora.ts'
import { preencherAprovacoes } from './aprovacoes/preencher-aprovacoes.ts'
import { preencherAuditoria } from './auditoria/preencher-auditoria.ts'
import { preencherAvisos } from './avisos/preencher-avisos.ts'
import { preencherCadastros } from './cadastros/preencher-cadastros.ts'
import { preencherRegistros } from './cadastros/preencher-registros.ts'
import { preencherCampanhas } from './campanhas/preencher-campanhas.ts'
import { gerarCeps } from './consultas-externas/gerar-ceps.ts'
import { gerarEmpresasDaReceita } from './consultas-externas/gerar-empresas-da-receita.ts'
import { preencherContas } from './contas-correntes/preencher-contas.ts'
import { preencherForcaDeVendas } from './forca-de-vendas/preencher-forca-de-vendas.ts'
import { preencherFretes } from './fretes/preencher-fretes.ts'
import { type Demo, gerarDemo } from './gerar-demo.ts'
import { gravarEmLotes, gravarRegistros, type Quando } from './lotes.ts'
import { preencherObjetivos } from './objetivos/preencher-objetivos.ts'
import type { OpcoesDaDemo } from './opcoes-da-demo.ts'
import { preencherVendas } from './precos/preencher-vendas.ts'
import { preencherAtendimento } from './preencher-atendimento.ts'
import { gravarImagens, preencherProdutos } from './produtos/preencher-produtos.ts'
import { preencherUsuarios } from './usuarios/preencher-usuarios.ts'

/** CAD-03, CAD-09 What the demo answers lookups with: it asks nobody outside. */
async function preencherConsultas(tx: Executor, demo: Demo): Promise<void> {
  await gravarRegistros(tx, cepLocal, gerarCeps(demo))
  await tx.insert(empresaLocal).values(gerarEmpresasDaReceita().map((dados) => ({ cnpj: dados.cnpj, dados })))
}

// The team was there before the demo's oldest notice: nobody sees what was published before their account.
const IDADE_DAS_CONTAS_MS = 365 * 86_400_000

/** Where a branch of the generated data was stored. */
type IdDaFilial = (posicao: number) => number
type IdPorChave = (chave: string) => number

/** Fills an empty database with the demo business; its dates are relative to `hoje`. */
export async function preencherDemo(tx: Executor, opcoes: OpcoesDaDemo): Promise<void> {
  const { negocio, hoje, agora, armazem } = opcoes
  const demo = gerarDemo(negocio, hoje)
  const quando = { criadoEm: agora, atualizadoEm: agora }
  // Files first: a transaction can take back its rows, not what others already see.
  await gravarImagens(armazem, demo.produtos)
  const idDaFilial = await preencherFiliais(tx, demo, quando)
  const idDoColaborador = await preencherColaboradores(tx, demo, idDaFilial, quando)
  const idDaTabela = await preencherProdutos(tx, demo, idDaFilial, quando)
  await preencherClientes(tx, demo, { idDaFilial, idDoColaborador, idDaTabela }, quando)
  await vincularConsumidora(tx, agora)
  await preencherConsultas(tx, demo)
  await tx.insert(transportadora).values(demo.transportadoras.map((linha) => ({ ...linha, ...quando })))
  await preencherFretes(tx, { negocio, hoje, idDaFilial }, quando)
  await tx.insert(parametro).values(
    demo.parametros.map(({ chave, filial: posicao, valor }) => ({
      chave: comPrefixo(chave),
      filialId: posicao === undefined ? null : idDaFilial(posicao),
      valor,
      ...quando,
    })),
  )
  await preencherAvisos(tx, demo, { idDaFilial, idDoColaborador }, agora)
  const notas = await preencherAtendimento(tx, opcoes, demo)
  await preencherCadastros(tx, opcoes)
  await preencherRegistros(tx, opcoes, { demo, notas })
  await preencherVendas(tx, opcoes)
  await preencherCampanhas(tx, hoje)
  await preencherContas(tx, hoje)
  await preencherForcaDeVendas(tx, agora)
  await preencherAprovacoes(tx, agora)
  await preencherObjetivos(tx, hoje)
  await preencherUsuarios(tx, opcoes)
  await preencherAuditoria(tx, agora)
}

async function preencherFiliais(tx: Executor, { filiais }: Demo, quando: Quando): Promise<IdDaFilial> {
  const gravadas = await tx
    .insert(filial)
    .values(filiais.map((linha) => ({ ...linha, ...quando })))
    .returning({ chave: filial.cnpj, id: filial.id })
  const idDoCnpj = idsPorChave(gravadas)
  return (posicao) => idDoCnpj(filiais[posicao]?.cnpj ?? `posição ${posicao}`)
}

async function preencherColaboradores(
  tx: Executor,
  { colaboradores }: Demo,
  idDaFilial: IdDaFilial,
  quando: Quando,
): Promise<IdPorChave> {
  // One hash for all: argon2 is slow on purpose, and the password is the same.
  const senhaHash = await gerarHash(SENHA_DEMO)
  const criadoEm = new Date(quando.criadoEm.getTime() - IDADE_DAS_CONTAS_MS)
  const gravados = await tx
    .insert(colaborador)
    .values(
      colaboradores.map(({ filiais: [sede = 0], ...linha }) => ({
        ...linha,
        emailConfirmado: linha.email,
        senhaHash,
        filialId: idDaFilial(sede),
        ...quando,
        criadoEm,
      })),
    )
    .returning({ chave: colaborador.cpf, id: colaborador.id })
  const idDoColaborador = idsPorChave(gravados)
  await tx
    .insert(colaboradorFilial)
    .values(
      colaboradores.flatMap(({ cpf, filiais }) =>
        filiais.map((posicao) => ({ colaboradorId: idDoColaborador(cpf), filialId: idDaFilial(posicao) })),
      ),
    )
  return idDoColaborador
}

type Ids = { idDaFilial: IdDaFilial; idDoColaborador: IdPorChave; idDaTabela: IdPorChave }

async function preencherClientes(
  tx: Executor,
  { clientes }: Demo,
  { idDaFilial, idDoColaborador, idDaTabela }: Ids,
  quando: Quando,
): Promise<void> {
  const linhas = clientes.map(({ filiais: _, representante, tabela, ...linha }) => {
    const cadastradoEm = Date.parse(`${linha.dataCadastro}T12:00:00Z`)
    return {
      ...linha,
      representanteId: representante === null ? null : idDoColaborador(representante),
      tabelaPrecoId: idDaTabela(tabela),
      criadoEm: new Date(Math.min(cadastradoEm, quando.criadoEm.getTime())),
      atualizadoEm: quando.atualizadoEm,
    }
  })
  const gravados = await gravarEmLotes(linhas, (lote) =>
    tx.insert(cliente).values(lote).returning({ chave: cliente.documento, id: cliente.id }),
  )
  const idDoCliente = idsPorChave(gravados.flat())
  const vinculos = clientes.flatMap(({ documento, filiais }) =>
    filiais.map((posicao) => ({ clienteId: idDoCliente(documento), filialId: idDaFilial(posicao) })),
  )
  await gravarEmLotes(vinculos, (lote) => tx.insert(clienteFilial).values(lote))
}
