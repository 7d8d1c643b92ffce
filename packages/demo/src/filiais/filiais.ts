import type { UfDemo } from '../lugares/cidades.ts'

type FilialDemo = {
  nome: string
  cidade: string
  uf: UfDemo
  logradouro: string
  numero: string
  bairro: string
  cep: string
}

type Empresa = {
  razaoSocial: string
  /** First eight characters of the CNPJ of every branch. */
  raizDoCnpj: string
  /** Reserved name: demo mail must never reach anyone. */
  dominioDeEmail: string
  filiais: readonly FilialDemo[]
}

export type NegocioDemo = 'aurora' | 'boreal'

export const EMPRESAS: Record<NegocioDemo, Empresa> = {
  aurora: {
    razaoSocial: 'Aurora Distribuidora de Alimentos e Bebidas Ltda',
    raizDoCnpj: '41750268',
    dominioDeEmail: 'auroradistribuidora.example',
    filiais: [
      {
        nome: 'Aurora Campinas',
        cidade: 'Campinas',
        uf: 'SP',
        logradouro: 'Avenida das Amoreiras',
        numero: '4120',
        bairro: 'Parque Industrial',
        cep: '13031900',
      },
      {
        nome: 'Aurora Contagem',
        cidade: 'Contagem',
        uf: 'MG',
        logradouro: 'Avenida Cardeal Eugênio Pacelli',
        numero: '1875',
        bairro: 'Cidade Industrial',
        cep: '32210000',
      },
      {
        nome: 'Aurora Londrina',
        cidade: 'Londrina',
        uf: 'PR',
        logradouro: 'Avenida Tiradentes',
        numero: '5390',
        bairro: 'Parque Industrial',
        cep: '86072000',
      },
      {
        nome: 'Aurora Goiânia',
        cidade: 'Goiânia',
        uf: 'GO',
        logradouro: 'Avenida Anhanguera',
        numero: '12840',
        bairro: 'Capuava',
        cep: '74450010',
      },
      {
        nome: 'Aurora Recife',
        cidade: 'Recife',
        uf: 'PE',
        logradouro: 'Avenida Recife',
        numero: '3655',
        bairro: 'Ipsep',
        cep: '51350670',
      },
    ],
  },
  boreal: {
    razaoSocial: 'Boreal Pet Comércio de Produtos Veterinários Ltda',
    raizDoCnpj: '38614927',
    dominioDeEmail: 'borealpet.example',
    filiais: [
      {
        nome: 'Boreal Joinville',
        cidade: 'Joinville',
        uf: 'SC',
        logradouro: 'Rua Dona Francisca',
        numero: '8300',
        bairro: 'Zona Industrial Norte',
        cep: '89219600',
      },
      {
        nome: 'Boreal Sorocaba',
        cidade: 'Sorocaba',
        uf: 'SP',
        logradouro: 'Avenida Independência',
        numero: '2760',
        bairro: 'Iporanga',
        cep: '18087101',
      },
      {
        nome: 'Boreal Campo Grande',
        cidade: 'Campo Grande',
        uf: 'MS',
        logradouro: 'Avenida Gury Marques',
        numero: '5164',
        bairro: 'Universitário',
        cep: '79063000',
      },
    ],
  },
}
