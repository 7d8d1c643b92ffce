import { acharCidade } from '@balcao/api/src/features/lugares/achar-cidade.ts'
import { cepValido } from '@balcao/dominio/brasil/cep'
import { cnaeValido } from '@balcao/dominio/brasil/cnae'
import { cnpjValido } from '@balcao/dominio/brasil/cnpj'
import { consultarReceita } from '@balcao/dominio/cadastros/contratos'
import { describe, expect, it } from 'vitest'
import { gerarDemo } from '../gerar-demo.ts'
import { CEP_DA_CIDADE, CEP_DE_RUA, CEP_DESCONHECIDO, OUTRO_CEP_DE_RUA } from './ceps.ts'
import {
  CNPJ_BAIXADO,
  CNPJ_COM_LETRAS,
  CNPJ_DESCONHECIDO,
  CNPJ_PARA_CADASTRAR,
  CNPJ_SEM_CONTATO,
} from './empresas-da-receita.ts'
import { gerarCeps } from './gerar-ceps.ts'
import { gerarEmpresasDaReceita } from './gerar-empresas-da-receita.ts'

const HOJE = '2026-11-15'

describe.each(['aurora', 'boreal'] as const)('%s', (negocio) => {
  const demo = gerarDemo(negocio, HOJE)
  const ceps = gerarCeps(demo)
  const linhaDo = (cep: string) => ceps.find((linha) => linha.cep === cep)

  it('CAD-09 cada CEP é um, de uma cidade que existe, e os de todos os clientes estão lá', () => {
    expect(new Set(ceps.map(({ cep }) => cep)).size).toBe(ceps.length)
    expect(ceps.length).toBeGreaterThan(1000)
    expect(
      ceps.filter(
        ({ cep, ibge, cidade, uf }) =>
          !cepValido(cep) || acharCidade({ ibge, nome: cidade, uf })?.cidade !== cidade,
      ),
    ).toEqual([])
    for (const { cep, ibge } of demo.clientes) expect(linhaDo(cep)?.ibge).toBe(ibge)
  })

  it('CAD-09 os que as jornadas citam', () => {
    for (const linha of [CEP_DE_RUA, OUTRO_CEP_DE_RUA, CEP_DA_CIDADE])
      expect(linhaDo(linha.cep)).toEqual(linha)
    expect(cepValido(CEP_DESCONHECIDO)).toBe(true)
    expect(linhaDo(CEP_DESCONHECIDO)).toBeUndefined()
    expect(ceps.filter(({ logradouro }) => / km /.test(logradouro))).toEqual([])
  })

  it('CAD-03 as empresas da Receita não são clientes nem filiais, e o seu CEP diz a sua rua', () => {
    const empresas = gerarEmpresasDaReceita()
    const conhecidos = new Set([
      ...demo.clientes.map(({ documento }) => documento),
      ...demo.filiais.map(({ cnpj }) => cnpj),
    ])
    expect(empresas.filter(({ cnpj }) => conhecidos.has(cnpj))).toEqual([])
    for (const { endereco } of empresas)
      expect(linhaDo(endereco.cep)).toMatchObject({
        logradouro: endereco.logradouro,
        bairro: endereco.bairro,
      })
  })
})

it('CAD-03 cada empresa responde no formato da consulta', () => {
  const empresas = gerarEmpresasDaReceita()
  expect(empresas.length).toBeGreaterThanOrEqual(30)
  expect(new Set(empresas.map(({ cnpj }) => cnpj)).size).toBe(empresas.length)
  for (const empresa of empresas) {
    expect(cnpjValido(empresa.cnpj)).toBe(true)
    expect([empresa.cnae, ...empresa.cnaes_secundario].filter((cnae) => !cnaeValido(cnae))).toEqual([])
    expect(consultarReceita.resposta.safeParse({ ...empresa, fonte: 'LOCAL' }).success).toBe(true)
  }
  const da = (cnpj: string) => empresas.find((empresa) => empresa.cnpj === cnpj)
  expect(da(CNPJ_PARA_CADASTRAR)).toMatchObject({ situacao: 'ATIVA', endereco: { cidade: 'Campinas' } })
  expect(da(CNPJ_BAIXADO)?.situacao).toBe('BAIXADA')
  expect(da(CNPJ_COM_LETRAS)?.cnpj).toMatch(/[A-Z]/)
  expect(da(CNPJ_SEM_CONTATO)).toMatchObject({ telefone: '', email: '' })
  expect([cnpjValido(CNPJ_DESCONHECIDO), da(CNPJ_DESCONHECIDO)]).toEqual([true, undefined])
  expect(empresas.filter(({ cnpj }) => /[A-Z]/.test(cnpj))).toHaveLength(2)
  expect(empresas.filter(({ situacao }) => situacao !== 'ATIVA')).toHaveLength(1)
})
