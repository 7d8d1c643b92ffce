import {
  TIPOS_DE_CONTATO,
  type TipoDeContato,
} from '@balcao/api/src/features/implantacao/partida/opcoes-de-cadastro.ts'
import { somarDias } from '@balcao/dominio/formatos/datas'
import { gerarNome } from '../acesso/gerar-colaboradores.ts'
import { criarEmissor } from '../brasil/gerar-documentos.ts'
import { gerarTelefone } from '../enderecos/gerar-enderecos.ts'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { Demo } from '../gerar-demo.ts'
import { criarSorteio } from '../sorteio.ts'
import { paraEndereco } from '../texto.ts'
import { CARGOS, TIMES } from './contatos.ts'

export type ContatoGerado = {
  cliente: string
  nome: string
  tipo: TipoDeContato
  documento: string | null
  dataNascimento: string | null
  time: string | null
  cargo: string | null
  telefone: string | null
  celular: string | null
  email: string | null
}

const MAXIMO = 4
const PARTE_DE_PROSPECTS = 0.5

/** CLI-06 The people one talks to at each customer's; of those who have not bought yet, half are known by somebody. */
export function gerarContatos(
  negocio: NegocioDemo,
  hoje: string,
  { clientes, colaboradores }: Pick<Demo, 'clientes' | 'colaboradores'>,
  vitrine: string | null,
): ContatoGerado[] {
  const sorteio = criarSorteio(`${negocio}/contatos`)
  const emissor = criarEmissor(sorteio, [
    ...clientes.map(({ documento }) => documento),
    ...colaboradores.map(({ cpf }) => cpf),
  ])
  return clientes.flatMap(({ documento, prospect, telefone, email, atividade }) => {
    if (atividade === 'Consumidor final') return []
    const conhecidos = prospect ? Number(sorteio.chance(PARTE_DE_PROSPECTS)) : sorteio.inteiro(1, MAXIMO)
    const tipos = sorteio.varios(TIPOS_DE_CONTATO, documento === vitrine ? MAXIMO : conhecidos)
    return tipos.map((tipo) => {
      const nome = gerarNome(sorteio)
      const celular = sorteio.chance(0.7) ? gerarTelefone(telefone.slice(0, 2), sorteio, true) : null
      return {
        cliente: documento,
        nome,
        tipo,
        documento: sorteio.chance(0.3) ? emissor.cpf() : null,
        dataNascimento: sorteio.chance(0.4) ? somarDias(hoje, -sorteio.inteiro(20 * 365, 64 * 365)) : null,
        time: sorteio.chance(0.3) ? sorteio.um(TIMES) : null,
        cargo: sorteio.chance(0.8) ? sorteio.um(CARGOS[tipo]) : null,
        telefone: celular === null || sorteio.chance(0.3) ? telefone : null,
        celular,
        email: sorteio.chance(0.6) ? `${paraEndereco(nome)}@${email.split('@')[1]}` : null,
      }
    })
  })
}
