import { SIM } from '@balcao/dominio/ajustes/campo'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { idsGuardados, mesmoValor } from '@balcao/dominio/usuarios/ajuste'
import { alterarUsuario } from '@balcao/dominio/usuarios/contratos'
import { rota } from '../../rota.ts'
import type { Desfazer } from '../ajustes/desfazer.ts'
import { comoDigitado, type Digitado, mudarUsuario, travarParaMudar, valoresDoPerfil } from './mudar.ts'

export const rotaAlterarUsuario = rota(alterarUsuario, async ({ params, corpo, sessao, autoria, tx }) => {
  const { versao: vista, ...digitado } = corpo
  const antes = await travarParaMudar(tx, sessao, params.idUsuario, vista)
  const versao = await mudarUsuario(tx, { sessao, autoria }, antes, digitado)
  return { id: antes.conta.id, versao, message: `${digitado.nome}: já vale.` }
})

const primeiro = (guardado: string | null | undefined): number | null => idsGuardados(guardado)[0] ?? null

/** How each field of the entry is written back. */
const VOLTAR: { [C in string]?: (guardado: string | null) => Partial<Digitado> } = {
  nome: (guardado) => ({ nome: guardado ?? '' }),
  tipo: (guardado) => ({ tipo: guardado as TipoDeUsuario }),
  filial: (guardado) => ({ idFil: primeiro(guardado) }),
  filiais: (guardado) => ({ filiais: idsGuardados(guardado) }),
  setores: (guardado) => ({ setores: idsGuardados(guardado) }),
  supervisor: (guardado) => ({ idSupervisor: primeiro(guardado) }),
  codigoOperador: (guardado) => ({ codigoOperador: guardado ?? '' }),
  matriculaErp: (guardado) => ({ matriculaErp: guardado ?? '' }),
  segundoFatorExigido: (guardado) => ({ segundoFatorExigido: guardado === SIM }),
}

/** ADM-02 Back to what was there, while what the entry says to have put there still is. */
export const desfazerUsuario: Desfazer = async (
  { tx, sessao, autoria },
  { id, entidadeId, antes, depois },
) => {
  const perfil = await travarParaMudar(tx, sessao, Number(entidadeId))
  if (!antes || !depois) throw new ErroDeNegocio('AJUSTE_SEM_VOLTA')
  const agora = valoresDoPerfil(perfil)
  if (Object.keys(depois).some((campo) => !mesmoValor(campo, agora[campo] ?? null, depois[campo] ?? null)))
    throw new ErroDeNegocio('AJUSTE_JA_MUDOU')
  const volta = Object.entries(antes).map(([campo, guardado]) => VOLTAR[campo]?.(guardado))
  await mudarUsuario(tx, { sessao, autoria }, perfil, Object.assign(comoDigitado(perfil), ...volta), id)
}
