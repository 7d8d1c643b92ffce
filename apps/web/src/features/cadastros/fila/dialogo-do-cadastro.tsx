import { obterCadastro } from '@balcao/dominio/cadastros/contratos'
import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { Button } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useConsulta } from '../../../platform/consultas.ts'
import { AreaDaConsulta } from '../../../platform/ficha/area-da-consulta.tsx'
import { useSessao } from '../../../platform/sessao.tsx'
import { CamposDaFicha } from '../../../ui/ficha/campos-da-ficha.tsx'
import { DialogoDaFicha, PeDaFicha } from '../../../ui/ficha/dialogo-da-ficha.tsx'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'
import type { Cadastro } from './cadastro.ts'
import { DadosDoCadastro } from './dados-do-cadastro.tsx'
import { DecidirCadastro, type Decisao } from './decidir-cadastro.tsx'
import { EtiquetaDoCadastro } from './situacao-do-cadastro.tsx'
import { tipoDoCadastro } from './tipo-do-cadastro.ts'

type DialogoDoCadastroProps = {
  /** Null is closed. */
  idCadastro: number | null
  aoFechar: () => void
}

/** CAD-01 A registration whole, and what may be done with it. */
export function DialogoDoCadastro({ idCadastro, aoFechar }: DialogoDoCadastroProps) {
  // The words stay on the screen while the dialog fades out.
  const [id, setId] = useState(idCadastro)
  if (idCadastro !== null && idCadastro !== id) setId(idCadastro)
  return (
    <DialogoDaFicha
      aberto={idCadastro !== null}
      titulo="Cadastro de cliente"
      aoFechar={aoFechar}
      onExitTransitionEnd={() => setId(null)}
    >
      {id !== null && <Conteudo key={id} id={id} aoFechar={aoFechar} />}
    </DialogoDaFicha>
  )
}

function Conteudo({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const consulta = useConsulta(obterCadastro, { params: { idCadastro: id } }, { mostradoNaArea: true })
  return (
    <AreaDaConsulta consulta={consulta} discreta>
      {(cadastro) => <Aberto cadastro={cadastro} aoFechar={aoFechar} />}
    </AreaDaConsulta>
  )
}

function Aberto({ cadastro, aoFechar }: { cadastro: Cadastro; aoFechar: () => void }) {
  const { pode } = useSessao()
  const [decisao, setDecisao] = useState<Decisao | null>(null)
  const { impedimento, idCli, situacao } = cadastro
  const pendente = situacao === 'PENDENTE'
  const decide = pode('CADASTRO_APROVAR') && impedimento === null
  return (
    <>
      <CabecalhoDoCadastro cadastro={cadastro} />
      {pendente && impedimento && <PainelDeStatus tipo="aviso" mensagem={impedimento} />}
      <DadosDoCadastro cadastro={cadastro} />
      <PeDaFicha>
        {pode('CLIENTE_LISTAR') && (
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link to="/clientes/$idCli" params={{ idCli: String(idCli) }} {...props} />
            )}
          >
            Ver cliente
          </Button>
        )}
        {decide && (
          <>
            <Button
              variant="default"
              leftSection={<IconX size={16} aria-hidden />}
              onClick={() => setDecisao('recusar')}
            >
              Recusar
            </Button>
            <Button
              data-principal
              leftSection={<IconCheck size={16} aria-hidden />}
              onClick={() => setDecisao('aprovar')}
            >
              Aprovar
            </Button>
          </>
        )}
      </PeDaFicha>
      <DecidirCadastro
        cadastro={cadastro}
        decisao={decisao}
        aoFechar={() => setDecisao(null)}
        aoDecidir={aoFechar}
      />
    </>
  )
}

const por = (quando: string, quem: string | null | undefined) =>
  quem ? `${formatarDataHora(quando)} por ${quem}` : formatarDataHora(quando)

/** CAD-01 Who asked for it, and what became of it. */
function CabecalhoDoCadastro({ cadastro }: { cadastro: Cadastro }) {
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
