import { colaborador } from '@balcao/api/src/features/acesso/tabelas.ts'
import { aviso, avisoLeitura } from '@balcao/api/src/features/avisos/tabelas.ts'
import { cadastro, campoAdicional } from '@balcao/api/src/features/cadastros/nucleo/tabelas.ts'
import { cliente } from '@balcao/api/src/features/clientes/tabelas.ts'
import { PASTA_DOS_DOCUMENTOS } from '@balcao/api/src/features/documentacao/guardar-documentos.ts'
import { clienteDocumento } from '@balcao/api/src/features/documentacao/tabelas.ts'
import { enderecoEntrega } from '@balcao/api/src/features/enderecos/tabelas.ts'
import { cidadePorIbge } from '@balcao/api/src/features/lugares/cidade-por-ibge.ts'
import { type AppDeTeste, criarAppDeTeste } from '@balcao/api/test/app-de-teste.ts'
import { problemasDoCadastro } from '@balcao/dominio/cadastros/problemas-do-cadastro'
import { situacaoDoDocumento } from '@balcao/dominio/documentacao/validade'
import { mesmoEndereco } from '@balcao/dominio/enderecos/repetido'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gerarDemo } from '../gerar-demo.ts'
import { cpfDa, gerarFila } from './gerar-fila.ts'

describe.each(['aurora', 'boreal'] as const)('%s: cadastros, endereços e documentos', (id) => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste({ negocios: [id] })
  })
  afterAll(() => teste.fechar())
  const banco = () => teste.negocio().banco

  const daFila = async () => {
    const [representante] = await banco()
      .select({ id: colaborador.id })
      .from(colaborador)
      .where(eq(colaborador.cpf, cpfDa('REPRESENTANTE')))
    const linhas = await banco()
      .select({ pedido: cadastro, cliente })
      .from(cadastro)
      .innerJoin(cliente, eq(cliente.id, cadastro.clienteId))
      .where(eq(cadastro.simulacao, false))
      .orderBy(asc(cadastro.solicitadoEm))
    return { representante: representante?.id, linhas }
  }

  it('CAD-01 quatro esperam, dois foram recusados e dois aprovados, todos da carteira de quem pediu', async () => {
    const { representante, linhas } = await daFila()
    const quantos = Object.groupBy(linhas, ({ pedido }) => pedido.situacao)
    expect([quantos.PENDENTE?.length, quantos.RECUSADO?.length, quantos.APROVADO?.length]).toEqual([4, 2, 2])
    for (const { pedido, cliente: dono } of linhas) {
      expect([pedido.solicitanteId, dono.representanteId]).toEqual([representante, representante])
      expect(dono.prospect).toBe(pedido.situacao !== 'APROVADO')
      expect(dono.dataCadastro <= hojeEm(pedido.solicitadoEm)).toBe(true)
      expect(pedido.decididoEm === null || pedido.decididoEm > pedido.solicitadoEm).toBe(true)
      expect(pedido.situacao === 'RECUSADO').toBe(pedido.motivo !== null)
    }
  })

  it('CAD-05 CAD-08 CAD-09 cada pedido está preenchido como o cadastro exige', async () => {
    const campos = await banco().select().from(campoAdicional)
    const regras = {
      cadastraCliente: 'COMPLETO',
      permiteCadastroCpfSemIE: false,
      cadastroExigeTabelaPreco: true,
      cadastroReferencias: 3,
      cadastroMaximoAnexos: 3,
    } as const
    for (const { pedido, cliente: dono } of (await daFila()).linhas) {
      expect(pedido.formulario.documento).toBe(dono.documento)
      const problemas = problemasDoCadastro(pedido.formulario, {
        hoje: hojeEm(new Date()),
        regras,
        opcoes: { comoConheceu: true, filiais: true, atividades: true },
        camposAdicionais: campos,
        anexos: 0,
        comProva: false,
      })
      expect(problemas).toEqual({})
    }
  })

  it('AVI-01 cada decisão foi avisada a quem pediu; a última ainda espera no sino', async () => {
    const { representante, linhas } = await daFila()
    const pessoais = await banco()
      .select({ aviso, lida: avisoLeitura.avisoId })
      .from(aviso)
      .leftJoin(avisoLeitura, eq(avisoLeitura.avisoId, aviso.id))
      .where(isNotNull(aviso.colaboradorId))
      .orderBy(asc(aviso.publicadoEm))
    const decididos = linhas.filter(({ pedido }) => pedido.decididoEm)
    expect(pessoais.map(({ aviso: { caminho } }) => caminho).toSorted()).toEqual(
      decididos.map(({ pedido }) => `/clientes/cadastros?item=${pedido.id}`).toSorted(),
    )
    expect(pessoais.every(({ aviso: { colaboradorId } }) => colaboradorId === representante)).toBe(true)
    expect(pessoais.filter(({ lida }) => lida === null)).toHaveLength(1)
  })

  it('END-01 GER-13 endereços de cidades que existem, sem repetição, com um selecionado no máximo', async () => {
    const enderecos = await banco().select().from(enderecoEntrega)
    const porCliente = Map.groupBy(enderecos, ({ clienteId }) => clienteId)
    expect(porCliente.size).toBe(41)
    for (const { uf, ibge, cidade } of enderecos) expect(cidadePorIbge(uf, ibge)).toBe(cidade)
    for (const deles of porCliente.values()) {
      expect(deles.filter(({ selecionado }) => selecionado).length).toBeLessThanOrEqual(1)
      for (const [i, um] of deles.entries())
        expect(deles.slice(i + 1).some((outro) => mesmoEndereco(um, outro))).toBe(false)
    }
    expect(Math.max(...[...porCliente.values()].map(({ length }) => length))).toBe(3)
  })

  it('CAD-12 um cliente tem documentos de cada situação, e cada um se abre como o que é', async () => {
    const documentos = await banco().select().from(clienteDocumento)
    expect(new Set(documentos.map(({ clienteId }) => clienteId)).size).toBe(1)
    const hoje = hojeEm(new Date())
    const situacoes = documentos.map(({ validade }) => situacaoDoDocumento({ validade, hoje, avisoDias: 30 }))
    expect(situacoes.toSorted()).toEqual(['SEM_VALIDADE', 'VALIDO', 'VENCENDO', 'VENCIDO'])
    const [dono] = await banco()
      .select()
      .from(enderecoEntrega)
      .where(
        inArray(
          enderecoEntrega.clienteId,
          documentos.map(({ clienteId }) => clienteId),
        ),
      )
    expect(dono).toBeDefined()
    for (const { arquivo, tamanho } of documentos) {
      expect(arquivo).toMatch(new RegExp(`^${PASTA_DOS_DOCUMENTOS}/[0-9a-f]{32}\\.(pdf|png)$`))
      expect((await teste.negocio().armazem.abrir(arquivo))?.tamanho).toBe(tamanho)
    }
  })

  it('a mesma fila todas as vezes, e sempre com a mesma gente', () => {
    const gerar = () => gerarFila(id, '2026-11-16', gerarDemo(id, '2026-11-16'))
    expect(gerar()).toEqual(gerar())
  })
})
