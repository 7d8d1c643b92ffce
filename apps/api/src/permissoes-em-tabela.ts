import type { Contrato } from '@balcao/dominio/contrato'
import { ACOES, MODULOS, type NomeDeModulo } from '@balcao/dominio/permissoes'
import { TIPOS_DE_USUARIO, tiposDeUsuario } from '@balcao/dominio/usuarios'

export const MARCA = '<!-- Daqui em diante: npm run permissoes -->'

/** Who may call what, before a business decides otherwise: account type × route, by module and action. */
export function permissoesEmTabela(contratos: readonly Contrato[]): string {
  const modulos = Object.keys(MODULOS) as NomeDeModulo[]
  const secoes = modulos.flatMap((modulo) => {
    const acoes = ACOES.filter((acao) => acao.modulo === modulo)
    return acoes.length > 0 ? [secaoDoModulo(modulo, acoes, contratos)] : []
  })
  const publicas = contratos.filter(({ publico }) => publico)
  return [
    MARCA,
    '## Sem sessão',
    tabela(
      ['Chamada', 'O que faz'],
      publicas.map(({ metodo, caminho, descricao }) => [`\`${metodo} ${caminho}\``, descricao]),
    ),
    ...secoes,
    '',
  ].join('\n\n')
}

function secaoDoModulo(modulo: NomeDeModulo, acoes: typeof ACOES, contratos: readonly Contrato[]): string {
  const linhas = acoes.flatMap(({ nome, descricao, padrao }) => {
    const quem = tiposDeUsuario.map((tipo) => (padrao.includes(tipo) ? '✓' : ''))
    const chamadas = contratos.filter(({ acao }) => acao === nome)
    return [
      [`**${descricao}** (\`${nome}\`)`, ...quem],
      ...chamadas.map(({ metodo, caminho, descricao }) => [`\`${metodo} ${caminho}\` ${descricao}`, ...quem]),
    ]
  })
  const cabecalho = ['Ação e chamadas', ...tiposDeUsuario.map((tipo) => TIPOS_DE_USUARIO[tipo])]
  return `## ${MODULOS[modulo].menu} (\`${modulo}\`)\n\n${tabela(cabecalho, linhas)}`
}

function tabela(cabecalho: readonly string[], linhas: readonly (readonly string[])[]): string {
  const linha = (celulas: readonly string[]) => `| ${celulas.join(' | ')} |`
  return [linha(cabecalho), linha(cabecalho.map(() => '---')), ...linhas.map(linha)].join('\n')
}
