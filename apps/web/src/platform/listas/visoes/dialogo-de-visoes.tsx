import type { Visao } from '@balcao/dominio/visoes/da-lista'
import { ActionIcon, Button, Modal, Tooltip } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { avisarErro, avisarSucesso } from '../../../ui/retorno/toasts.ts'
import { mensagemDoErro } from '../../api-error.ts'
import { estaEmBranco, semPagina } from '../filtros-de-lista.ts'
import type { DialogoDeVisaoProps } from './dialogo-de-guardar-visao.tsx'
import { useApagarVisao, useGuardarVisao } from './use-visoes.ts'
import estilos from './visoes.module.css'

/** Replaces and deletes the saved views. */
export function DialogoDeVisoes({ aberto, visoes, filtros, contratos, aoFechar }: DialogoDeVisaoProps) {
  const { apagar, apagando } = useApagarVisao(contratos)
  const { mutateAsync } = useGuardarVisao(contratos)

  async function substituir({ nome }: Visao) {
    try {
      await mutateAsync({ corpo: { nome, filtros: { ...semPagina(filtros) } } })
      avisarSucesso(`Visão “${nome}” substituída.`)
    } catch (erro) {
      avisarErro(mensagemDoErro(erro))
    }
  }

  return (
    <Modal opened={aberto} onClose={aoFechar} title="Gerenciar visões">
      {visoes.length === 0 && <p>Nenhuma visão guardada.</p>}
      <ul className={estilos.guardadas}>
        {visoes.map((visao) => (
          <li key={visao.id}>
            <span>{visao.nome}</span>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Substituir ${visao.nome} pelos filtros atuais`}
              disabled={estaEmBranco(semPagina(filtros))}
              onClick={() => substituir(visao)}
            >
              Usar filtros atuais
            </Button>
            <Tooltip label="Apagar">
              <ActionIcon
                aria-label={`Apagar ${visao.nome}`}
                disabled={apagando}
                onClick={() => apagar(visao)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </Tooltip>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
