import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import type { TarefaQueFalhou } from '@balcao/dominio/saude/campos'
import { tentarTarefaDeNovo } from '@balcao/dominio/saude/contratos'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useAcao } from '../../platform/consultas.ts'
import { CamposDaFicha } from '../../ui/ficha/campos-da-ficha.tsx'
import { DialogoDaFicha, PeDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
import { TextoComQuebras } from '../../ui/retorno/texto-com-quebras.tsx'
import { avisarSucesso } from '../../ui/retorno/toasts.ts'
import { SituacaoDaTarefaEmEtiqueta } from './situacoes.tsx'

type DialogoDaTarefaProps = {
  /** Null is closed. */
  tarefa: TarefaQueFalhou | null
  aoFechar: () => void
}

/** ADM-11 What failed and why, in full; one that was given up may be tried again. */
export function DialogoDaTarefa({ tarefa, aoFechar }: DialogoDaTarefaProps) {
  const [aberta, setAberta] = useState(tarefa)
  // The words stay on the screen while the dialog fades out.
  if (tarefa !== null && tarefa !== aberta) setAberta(tarefa)
  return (
    <DialogoDaFicha
      aberto={tarefa !== null}
      titulo={aberta?.nome ?? ''}
      aoFechar={aoFechar}
      onExitTransitionEnd={() => setAberta(null)}
    >
      {aberta && <Conteudo key={aberta.id} tarefa={aberta} aoFechar={aoFechar} />}
    </DialogoDaFicha>
  )
}

function Conteudo({ tarefa, aoFechar }: { tarefa: TarefaQueFalhou; aoFechar: () => void }) {
  const { id, situacao, tentativas, maximoDeTentativas, erro, proximaEm, falhouEm } = tarefa
  const tentar = useAcao(tentarTarefaDeNovo, {
    aoConcluir: ({ message }) => {
      avisarSucesso(message)
      aoFechar()
    },
  })
  return (
    <>
      {tentar.error && <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(tentar.error)} />}
      <CamposDaFicha
        forma="grade"
        campos={[
          { nome: 'Situação', valor: <SituacaoDaTarefaEmEtiqueta situacao={situacao} /> },
          { nome: 'Número', valor: String(id) },
          { nome: 'Tentativas', valor: `${tentativas} de ${maximoDeTentativas}` },
          { nome: 'Falhou em', valor: formatarDataHora(falhouEm) },
          { nome: 'Tenta de novo em', valor: proximaEm && formatarDataHora(proximaEm) },
          {
            nome: 'Último erro',
            valor: <TextoComQuebras texto={erro || 'A tarefa não disse por que falhou.'} />,
            largo: true,
          },
        ]}
      />
      <PeDaFicha>
        {situacao === 'DESISTIU' && (
          <Button
            data-principal
            loading={tentar.isPending}
            onClick={() => tentar.mutate({ params: { idTarefa: id } })}
          >
            Tentar de novo
          </Button>
        )}
      </PeDaFicha>
    </>
  )
}
