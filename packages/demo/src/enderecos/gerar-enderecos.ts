import { CIDADES, type Cidade, type UfDemo } from '../lugares/cidades.ts'
import type { Sorteio } from '../sorteio.ts'
import { BAIRROS, COMPLEMENTOS, ESTRADAS, LOGRADOUROS } from './enderecos.ts'

export function sortearCidade(uf: UfDemo, sorteio: Sorteio): Cidade {
  return sorteio.um(
    CIDADES.filter((cidade) => cidade.uf === uf).flatMap((c) => Array<Cidade>(c.peso).fill(c)),
  )
}

export function gerarEndereco(cidade: Cidade, sorteio: Sorteio, rural = false) {
  return {
    ...(rural ? gerarEstrada(sorteio) : gerarRua(sorteio)),
    cep: gerarCep(cidade, sorteio),
    cidade: cidade.nome,
    ibge: cidade.ibge,
    uf: cidade.uf,
  }
}

function gerarRua(sorteio: Sorteio) {
  const logradouro = sorteio.um(LOGRADOUROS)
  return {
    logradouro,
    numero: String(sorteio.inteiro(8, 3990)),
    complemento: sorteio.chance(0.25) ? sorteio.um(COMPLEMENTOS) : null,
    bairro: logradouro.startsWith('Praça') ? 'Centro' : sorteio.um(BAIRROS),
  }
}

/** Out of town a place is found by road and kilometre. */
function gerarEstrada(sorteio: Sorteio) {
  const logradouro = `${sorteio.um(ESTRADAS)}, km ${sorteio.inteiro(2, 38)}`
  return { logradouro, numero: 'S/N', complemento: null, bairro: 'Zona rural' }
}

function gerarCep({ cep: [de, ate] }: Cidade, sorteio: Sorteio): string {
  // Suffixes from 900 on are reserved for large receivers and the post office itself.
  const sufixo = de === ate ? '000' : String(sorteio.inteiro(0, 89) * 10).padStart(3, '0')
  return String(sorteio.inteiro(de, ate)).padStart(5, '0') + sufixo
}

export function gerarTelefone(ddd: string, sorteio: Sorteio, celular = sorteio.chance(0.45)): string {
  return celular
    ? `${ddd}9${sorteio.inteiro(81, 99)}${sorteio.digitos(6)}`
    : `${ddd}3${sorteio.inteiro(2, 9)}${sorteio.digitos(6)}`
}
