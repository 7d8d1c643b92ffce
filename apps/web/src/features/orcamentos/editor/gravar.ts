import type { RespostaDe } from '@balcao/dominio/contrato'
import { iguais, type Mudancas, mudancasEntre } from '@balcao/dominio/orcamentos/conciliar'
import type { alterarOrcamento, LinhaDigitada } from '@balcao/dominio/orcamentos/edicao'
import {
  type ProblemasDaLinha,
  problemasDaLinha,
  type RegrasDaLinha,
} from '@balcao/dominio/orcamentos/problemas-da-linha'
import type { Campo, EstadoDoEditor } from './estado.ts'
import type { Precificar } from './precificacao.ts'

export type RespostaDaGravacao = RespostaDe<typeof alterarOrcamento>

/** GER-20, VEN-02 Why a line does not serve, by our rule or by the server's word; empty when it does. */
export function problemasNaTela(
  { produtos, edicao, recusasDasLinhas }: EstadoDoEditor,
  linha: LinhaDigitada,
  regras: Omit<RegrasDaLinha, 'descontoMaximo'>,
  precificar: Precificar,
): ProblemasDaLinha {
  const produto = produtos.get(linha.idProd)
  const recusa = recusasDasLinhas.get(linha.chave)
  return {
    ...problemasDaLinha(linha, produto, precificar(linha, produto, edicao.operacao), {
      ...regras,
      descontoMaximo: edicao.descontoMaximo,
    }),
    ...(recusa && iguais(recusa.valor, linha) && recusa.problemas),
  }
}

/** Why a field of the header was refused, until it is another. */
export function recusaDoCampo({ recusasDosCampos, conteudo }: EstadoDoEditor, campo: Campo): string | null {
  const recusa = recusasDosCampos.get(campo)
  return recusa && iguais(recusa.valor, conteudo.cabecalho[campo]) ? recusa.mensagem : null
}

/** What changed and may travel: what would be refused stays here, in sight, and does not hold the rest back. */
export function porEnviar(
  estado: EstadoDoEditor,
  temProblema: (linha: LinhaDigitada) => boolean,
): { envio: Mudancas; ficam: number } {
  const { cabecalho, itens, removidos } = mudancasEntre(estado.base, estado.conteudo)
  const campos = Object.entries(cabecalho).filter(([campo]) => !recusaDoCampo(estado, campo as Campo))
  const linhas = itens.filter((linha) => !temProblema(linha))
  return {
    envio: { cabecalho: Object.fromEntries(campos), itens: linhas, removidos },
    ficam: itens.length - linhas.length + Object.keys(cabecalho).length - campos.length,
  }
}
