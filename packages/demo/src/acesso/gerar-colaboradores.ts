import { somarDias } from '@balcao/dominio/formatos/datas'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { criarEmissor } from '../brasil/gerar-documentos.ts'
import { gerarTelefone } from '../enderecos/gerar-enderecos.ts'
import { EMPRESAS, type NegocioDemo } from '../filiais/filiais.ts'
import type { FilialGerada } from '../filiais/gerar-filiais.ts'
import { criarSorteio, type Sorteio } from '../sorteio.ts'
import { paraEndereco } from '../texto.ts'
import { CONTAS_DEMO, CONTAS_DOS_SETORES, EMAIL_DA_CONSUMIDORA } from './contas.ts'
import { NOMES, SOBRENOMES } from './pessoas.ts'

const EQUIPE: Record<NegocioDemo, readonly { tipo: TipoDeUsuario; quantos: number }[]> = {
  aurora: [
    { tipo: 'SUPERVISOR', quantos: 4 },
    { tipo: 'OPERADOR', quantos: 8 },
    { tipo: 'REPRESENTANTE', quantos: 10 },
  ],
  boreal: [
    { tipo: 'SUPERVISOR', quantos: 3 },
    { tipo: 'OPERADOR', quantos: 8 },
    { tipo: 'REPRESENTANTE', quantos: 9 },
  ],
}

/** In how many branches an account type works; the others work in all. */
const FILIAIS_POR_TIPO: Partial<Record<TipoDeUsuario, number>> = {
  SUPERVISOR: 2,
  OPERADOR: 2,
  REPRESENTANTE: 1,
  COLABORADOR: 1,
  CONSUMIDOR_FINAL: 1,
}

export type ColaboradorGerado = {
  cpf: string
  nome: string
  email: string
  telefone: string
  dataNascimento: string
  tipo: TipoDeUsuario
  ativo: boolean
  /** Positions in the list of branches; the first is where the person sits. */
  filiais: readonly number[]
}

/** The seven demo accounts first, then the rest of the team, and the demo accounts of the other sectors. */
export function gerarColaboradores(
  negocio: NegocioDemo,
  hoje: string,
  filiais: readonly FilialGerada[],
): ColaboradorGerado[] {
  const sorteio = criarSorteio(`${negocio}/colaboradores`)
  const emissor = criarEmissor(
    sorteio,
    [...CONTAS_DEMO, ...CONTAS_DOS_SETORES].map(({ cpf }) => cpf),
  )
  const emails = new Set<string>()

  function completar(pessoa: Pick<ColaboradorGerado, 'cpf' | 'tipo' | 'nome' | 'ativo'>, primeira: number) {
    const sede = filiais[primeira]
    if (!sede) throw new RangeError(`Sem filial na posição ${primeira}`)
    const quantas = FILIAIS_POR_TIPO[pessoa.tipo] ?? filiais.length
    const posicoes = Array.from({ length: quantas }, (_, i) => (primeira + i) % filiais.length)
    return {
      ...pessoa,
      email:
        pessoa.tipo === 'CONSUMIDOR_FINAL'
          ? EMAIL_DA_CONSUMIDORA
          : emailInedito(pessoa.nome, EMPRESAS[negocio].dominioDeEmail, emails),
      telefone: gerarTelefone(sede.telefone.slice(0, 2), sorteio, true),
      dataNascimento: somarDias(hoje, -sorteio.inteiro(21 * 365, 60 * 365)),
      filiais: posicoes,
    }
  }

  const contas = CONTAS_DEMO.map((conta) => completar({ ...conta, ativo: true }, 0))
  const equipe = EQUIPE[negocio].flatMap(({ tipo, quantos }) =>
    Array.from({ length: quantos }, (_, i) => {
      // The last operator has left the company: lists must be able to show an inactive person.
      const ativo = !(tipo === 'OPERADOR' && i === quantos - 1)
      return completar(
        { cpf: emissor.cpf(), tipo, nome: gerarNome(sorteio), ativo },
        (i + 1) % filiais.length,
      )
    }),
  )
  const dosSetores = CONTAS_DOS_SETORES.map(({ cpf, tipo, nome }) =>
    completar({ cpf, tipo, nome, ativo: true }, 0),
  )
  return [...contas, ...equipe, ...dosSetores]
}

export function gerarNome(sorteio: Sorteio): string {
  return [sorteio.um(NOMES), ...sorteio.varios(SOBRENOMES, 2)].join(' ')
}

function emailInedito(nome: string, dominio: string, usados: Set<string>): string {
  const partes = nome.split(' ')
  const base = `${paraEndereco(partes[0] ?? '')}.${paraEndereco(partes.at(-1) ?? '')}`
  let email = `${base}@${dominio}`
  for (let n = 2; usados.has(email); n++) email = `${base}${n}@${dominio}`
  usados.add(email)
  return email
}
