import type { Cadastrado } from '@balcao/dominio/cadastros/contratos'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { useState } from 'react'
import { DialogoDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { Profundidade } from '../../ui/ficha/use-no-topo.ts'
import { LinhaDeProgresso } from '../../ui/retorno/linha-de-progresso.tsx'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
import { avisarSucesso } from '../../ui/retorno/toasts.ts'
import type { AberturaDoCadastro } from './abrir-cadastro.ts'
import { CadastroFeito } from './cadastro-feito.tsx'
import { CadastroEmPassos } from './novo/cadastro-em-passos.tsx'
import { PreCadastro } from './pre-cadastro/pre-cadastro.tsx'
import { usePermiteCadastrar } from './use-permite-cadastrar.ts'

const FECHADO = 'O cadastro de clientes não está aberto para você nesta filial.'

type JanelaDoCadastroProps = {
  abertura: AberturaDoCadastro
  aoFechar: () => void
  aoIrParaOCliente: (idCli: number) => void
}

/** CAD-01 The wizard, or the pre-registration where the branch wants only that; then what became of it. */
export function JanelaDoCadastro({ abertura, aoFechar, aoIrParaOCliente }: JanelaDoCadastroProps) {
  const [feito, setFeito] = useState<Cadastrado | null>(null)
  function aoCadastrar(cadastrado: Cadastrado) {
    if (!abertura.aoCadastrar) return setFeito(cadastrado)
    avisarSucesso(cadastrado.message)
    aoFechar()
    abertura.aoCadastrar(cadastrado.idCli)
  }
  if (feito)
    return (
      <CadastroFeito feito={feito} aoFechar={aoFechar} aoAbrirCliente={() => aoIrParaOCliente(feito.idCli)} />
    )
  return (
    // Over whatever dialog asked for it: Esc is not for that one.
    <Profundidade value={Number.POSITIVE_INFINITY}>
      <Aberta abertura={abertura} aoFechar={aoFechar} aoCadastrar={aoCadastrar} />
    </Profundidade>
  )
}

type AbertaProps = Pick<JanelaDoCadastroProps, 'abertura' | 'aoFechar'> & {
  aoCadastrar: (cadastrado: Cadastrado) => void
}

function Aberta(props: AbertaProps) {
  const { data, error, isFetching, refetch } = usePermiteCadastrar()
  const simplificado = data?.modo === 'SIMPLIFICADO'
  const completa = props.abertura.prospect !== undefined
  if (data?.permite && !simplificado) return <CadastroEmPassos {...props} />
  if (data?.permite && !completa) return <PreCadastro {...props} />
  if (!data && !error) return <LinhaDeProgresso />
  return (
    <DialogoDaFicha aberto titulo="Cadastrar Cliente" largura={540} aoFechar={props.aoFechar}>
      {data ? (
        <PainelDeStatus tipo="aviso" mensagem={data.permite ? MENSAGENS.soPreCadastro : FECHADO} />
      ) : (
        <PainelDeStatus
          tipo="erro"
          mensagem={error?.message}
          tentando={isFetching}
          aoTentarNovamente={() => void refetch()}
        />
      )}
    </DialogoDaFicha>
  )
}
