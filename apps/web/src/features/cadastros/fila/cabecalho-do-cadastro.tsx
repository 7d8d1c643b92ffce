import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { CamposDaFicha } from '../../../ui/ficha/campos-da-ficha.tsx'
import type { Cadastro } from './cadastro.ts'
import { EtiquetaDoCadastro } from './situacao-do-cadastro.tsx'
import { tipoDoCadastro } from './tipo-do-cadastro.ts'

const por = (quando: string, quem: string | null | undefined) =>
  quem ? `${formatarDataHora(quando)} por ${quem}` : formatarDataHora(quando)

/** CAD-01 Who asked for it, and what became of it. */
export function CabecalhoDoCadastro({ cadastro }: { cadastro: Cadastro }) {
  const { situacao, solicitante, solicitadoEm, decisor, decididoEm, motivo } = cadastro
  return (
    <CamposDaFicha
      forma="grade"
      rotulo="Pedido"
      campos={[
        { nome: 'Situação', valor: <EtiquetaDoCadastro situacao={situacao} /> },
        { nome: 'Tipo', valor: tipoDoCadastro(cadastro) },
        { nome: 'Pedido em', valor: por(solicitadoEm, solicitante?.nome) },
        { nome: 'Decidido em', valor: decididoEm && por(decididoEm, decisor) },
        { nome: situacao === 'RECUSADO' ? 'Motivo' : 'Observação', valor: motivo, largo: true },
      ]}
    />
  )
}
