import type { EntradaDe } from '@balcao/dominio/contrato'
import { alterarResposta, criarResposta } from '@balcao/dominio/respostas/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { resposta, respostaAnexo, respostaUso } from '../src/features/respostas/tabelas.ts'
import type { AppDeTeste } from './app-de-teste.ts'
import { type Arquivo, emColchetes, montarFormulario } from './formulario.ts'

type Corpo = EntradaDe<typeof criarResposta, 'corpo'>
type Alteracao = EntradaDe<typeof alterarResposta, 'corpo'>

export const NOVA: Corpo = {
  titulo: 'Primeira resposta',
  atalho: 'ola',
  texto: '{{saudacao}}, {{cliente}}!',
  escopo: 'MINHA',
}

/** Only the replies that the test writes. */
export async function cenarioDeRespostas(teste: AppDeTeste) {
  const { banco } = teste.negocio()
  await banco.delete(respostaUso)
  await banco.delete(respostaAnexo)
  await banco.delete(resposta)
  const criar = async (quem: TipoDeUsuario, mudado: Partial<Corpo> = {}, arquivos: readonly Arquivo[] = []) =>
    teste.chamar(criarResposta, {
      token: await teste.tokenDe(quem),
      ...(await montarFormulario(emColchetes({ ...NOVA, ...mudado }), arquivos)),
    })
  const alterar = async (
    quem: TipoDeUsuario,
    idResposta: number,
    mudado: Partial<Alteracao> & { versao: number },
    arquivos: readonly Arquivo[] = [],
  ) =>
    teste.chamar(alterarResposta, {
      token: await teste.tokenDe(quem),
      params: { idResposta },
      ...(await montarFormulario(emColchetes({ ...NOVA, ...mudado }), arquivos)),
    })
  return { banco, criar, alterar }
}
