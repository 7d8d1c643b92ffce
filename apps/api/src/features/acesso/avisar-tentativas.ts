import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import type { Negocio } from '../../negocio.ts'
import type { Carteiro } from '../../platform/email/carteiro.ts'
import type { SerieDeTentativas } from '../../tarefas/catalogo.ts'
import { emailDe } from '../../textos.ts'
import { contaDoCpf } from './queries.ts'

/** AUT-01 Looks for the owner where nobody who tries passwords is waiting for the answer. */
export async function avisarTentativas(
  negocio: Negocio,
  carteiro: Carteiro,
  { cpf, ip, quando }: SerieDeTentativas,
): Promise<void> {
  const conta = await contaDoCpf(negocio.banco, cpf)
  if (!conta?.ativo) return
  await carteiro.enviar(
    emailDe(
      negocio,
      'tentativasDeAcesso',
      { para: conta.email },
      { nome: conta.nome, quando: formatarDataHora(quando), ip: ip ?? 'desconhecido' },
    ),
  )
}
