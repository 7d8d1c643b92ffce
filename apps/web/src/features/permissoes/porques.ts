import { ACOES, type Acao, MODULOS, type NomeDeModulo } from '@balcao/dominio/permissoes'
import type { PorqueDaPessoa } from '@balcao/dominio/permissoes/contratos'
import { TIPOS_DE_USUARIO, type TipoDeUsuario } from '@balcao/dominio/usuarios'

/** ADM-03 Why the answer is what it is, in a few words. */
export function dizerPorque(porque: PorqueDaPessoa, tipo: TipoDeUsuario): string {
  const nome = TIPOS_DE_USUARIO[tipo]
  const ditos: Record<PorqueDaPessoa, string> = {
    PADRAO: `De fábrica, do tipo ${nome}`,
    SEMPRE: 'Todo administrador pode',
    TIPO: `Decidido para o tipo ${nome}`,
    PESSOA: 'Decidido para esta pessoa',
    FORCA_DE_VENDAS: 'Pela Configuração FV',
  }
  return ditos[porque]
}

const PARTES = new Map(ACOES.map(({ nome, modulo }) => [nome, { modulo, parte: MODULOS[modulo].menu }]))

export type AcaoDaTela = { nome: Acao; descricao: string; modulo: NomeDeModulo; parte: string }

/** What the server says of each, with the part of the portal where it is. */
export const acoesDaTela = (descritas: readonly Pick<AcaoDaTela, 'nome' | 'descricao'>[]): AcaoDaTela[] =>
  descritas.flatMap(({ nome, descricao }) => {
    const onde = PARTES.get(nome)
    // Of a server newer than this page.
    return onde ? [{ nome, descricao, ...onde }] : []
  })

export const OPCOES_DE_PARTE = [
  ...new Map([...PARTES.values()].map(({ modulo, parte }) => [modulo, parte])),
].map(([valor, nome]) => ({ valor: valor as string, nome }))
