import { ENDERECO_VAZIO } from '@balcao/dominio/cadastros/enderecos-ligados'
import { describe, expect, it } from 'vitest'
import { RECEITA } from '../../../teste/cadastro.tsx'
import { CADASTRO_EM_BRANCO, type CadastroNovo } from './cadastro-novo.ts'
import { comCep, comReceita } from './consultas.ts'
import { comDocumento, comLigacao, escrever, escreverEndereco } from './estado.ts'

const EM_BRANCO: CadastroNovo = { ...CADASTRO_EM_BRANCO, documento: '11222333000181' }
const DO_CEP = {
  logradouro: 'Praça da Sé',
  complemento: 'lado ímpar',
  bairro: 'Sé',
  localidade: 'São Paulo',
  uf: 'SP',
  ibge: '3550308',
}
const NADA = { logradouro: '', complemento: '', bairro: '', localidade: '', uf: '', ibge: '' }
const QUAL = { cep: '01001000', qual: 'enderecoCobranca' as const }
const comCepDigitado = (novo: CadastroNovo, cep = QUAL.cep) => escreverEndereco(novo, QUAL.qual, { cep })

describe('CAD-03 Receita', () => {
  it('CAD-03 preenche empresa, contatos e o endereço de cobrança, cujo CEP não é consultado outra vez', () => {
    const novo = comReceita(EM_BRANCO, RECEITA)
    expect(novo.empresa).toMatchObject({ razaoSocial: 'Norte Alimentos Ltda', cnae: '4711301' })
    expect(novo.contatos).toMatchObject({ nomeSocio: 'Caio Prado', telefone1: '1932345678' })
    expect(novo.enderecoCobranca).toMatchObject({ cep: '13010000', numero: '10', ibge: '3509502' })
    expect(novo.enderecoEntrega).toEqual(ENDERECO_VAZIO)
    expect(novo.cepConsultado).toEqual({ cep: '13010000', qual: 'enderecoCobranca' })
  })

  it('CAD-08 o e-mail que a Receita diz vai também para a NF-e e o boleto, e sai com ela', () => {
    const { email } = comReceita(EM_BRANCO, RECEITA).contatos
    expect(email).not.toBe('')
    const cheio = comReceita(EM_BRANCO, RECEITA)
    expect(cheio.contatos).toMatchObject({ emailNFe: email, emailBoleto: email })
    expect(comDocumento(cheio, '11444777000161').contatos).toMatchObject({ emailNFe: '', emailBoleto: '' })
    const comOutro = escrever(EM_BRANCO, 'contatos', { emailNFe: 'nfe@norte.example' })
    expect(comReceita(comOutro, RECEITA).contatos).toMatchObject({
      emailNFe: 'nfe@norte.example',
      emailBoleto: email,
    })
  })

  it('CAD-09 com os endereços ligados, o de entrega continua a seguir o de cobrança', () => {
    const novo = comReceita(comLigacao(EM_BRANCO, true), RECEITA)
    expect(novo.ligados).toBe(true)
    expect(novo.enderecoEntrega).toEqual(novo.enderecoCobranca)
  })

  it('CAD-03 outro documento esquece o que a Receita disse do primeiro, e só isso', () => {
    const cheio = comReceita(escrever(EM_BRANCO, 'empresa', { nomeFantasia: 'Norte' }), RECEITA)
    const outro = comDocumento(cheio, '11444777000161')
    expect(outro.empresa).toMatchObject({ razaoSocial: '', nomeFantasia: 'Norte', cnaes_secundario: [] })
    expect(outro.enderecoCobranca).toEqual(ENDERECO_VAZIO)
  })
})

describe('CAD-09 CEP', () => {
  it('CAD-09 preenche o endereço e é lembrado com o alvo', () => {
    const novo = comCep(comCepDigitado(EM_BRANCO), QUAL, DO_CEP)
    expect(novo.enderecoCobranca).toEqual({
      ...ENDERECO_VAZIO,
      cep: '01001000',
      logradouro: 'Praça da Sé',
      // Which side of the street the CEP is of is no complement.
      complemento: '',
      bairro: 'Sé',
      cidade: 'São Paulo',
      ibge: '3550308',
      uf: 'SP',
    })
    expect(novo.cepConsultado).toMatchObject(QUAL)
  })

  it('CAD-09 a falha deixa só o CEP, e o que a pessoa tinha escrito', () => {
    const cheio = comCep(comCepDigitado(EM_BRANCO), QUAL, DO_CEP)
    const comNumero = escreverEndereco(cheio, QUAL.qual, { numero: '7' })
    const novo = comCep(
      comCepDigitado(comNumero, '99999999'),
      { ...QUAL, cep: '99999999' },
      {
        ...NADA,
        erro: 'NAO_ENCONTRADO',
      },
    )
    expect(novo.enderecoCobranca).toEqual({ ...ENDERECO_VAZIO, cep: '99999999', numero: '7' })
    expect(novo.cepConsultado?.erro).toBe('NAO_ENCONTRADO')
  })

  it('CAD-09 a resposta que chega tarde, para outro CEP, não é de ninguém', () => {
    const mudou = comCepDigitado(EM_BRANCO, '13010000')
    expect(comCep(mudou, QUAL, DO_CEP)).toBe(mudou)
  })

  it('CAD-09 editar um dos endereços os separa; desligar esvazia o de entrega', () => {
    const ligado = comLigacao(comCep(comCepDigitado(EM_BRANCO), QUAL, DO_CEP), true)
    expect(ligado.enderecoEntrega.bairro).toBe('Sé')
    expect(ligado.origens['enderecoEntrega.bairro']).toBe('CEP')
    const editado = escreverEndereco(ligado, 'enderecoEntrega', { numero: '9' })
    expect(editado.ligados).toBe(false)
    expect(editado.enderecoCobranca.numero).toBe('')
    const desligado = comLigacao(ligado, false)
    expect(desligado.enderecoEntrega).toEqual(ENDERECO_VAZIO)
    expect(desligado.origens).not.toHaveProperty('enderecoEntrega.bairro')
  })
})
