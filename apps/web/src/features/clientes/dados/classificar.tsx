import { obterCliente } from '@balcao/dominio/clientes/contratos'
import { classificarCliente, TAMANHO_DA_OBSERVACAO_DA_CLASSIFICACAO } from '@balcao/dominio/clientes/secoes'
import { listarClassificacoes } from '@balcao/dominio/opcoes/contratos'
import { Textarea } from '@mantine/core'
import { FormularioDaAcao } from '../../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, useJanelaUnica } from '../../../platform/acao/janela-da-acao.tsx'
import { useAlvo } from '../../../platform/acao/use-alvo.ts'
import { useFormularioDaAcao } from '../../../platform/acao/use-formulario-da-acao.ts'
import { criarSeletorDeLista } from '../../../seletores/criar-seletor-de-lista.tsx'
import { registrar } from '../../../ui/campos/registrar.ts'
import type { ClienteClassificado } from './cliente.ts'

const SeletorDeClassificacao = criarSeletorDeLista({
  contrato: listarClassificacoes,
  rotulo: 'Classificação',
  paraOpcao: ({ id, desc }) => ({ valor: id, nome: desc }),
})

type ClassificarProps = { cliente: ClienteClassificado; aoFechar: () => void }

export function Classificar({ cliente, aoFechar }: ClassificarProps) {
  const { id: idCli, classificacao, classificacaoObs, versao } = cliente
  const janela = useJanelaUnica('Classificar cliente', aoFechar)
  const acao = useFormularioDaAcao(classificarCliente, {
    esquema: classificarCliente.corpo,
    valores: { classificacao: classificacao?.id, obs: classificacaoObs ?? '' },
    alvo: useAlvo(obterCliente, { idCli }, versao, { params: {}, query: { idCli } }),
    aoConcluir: janela.fechar,
  })
  const { register, formState } = acao.form
  return (
    <JanelaDaAcao aberta janela={janela} aoTerminarDeFechar={aoFechar}>
      <FormularioDaAcao
        janela={janela}
        acao={acao}
        tituloDoConflito="Este cadastro mudou enquanto você preenchia"
      >
        <SeletorDeClassificacao
          required
          data-autofocus
          semPreSelecao
          error={formState.errors.classificacao?.message}
          {...registrar(register('classificacao'))}
        />
        <Textarea
          label="Observações"
          description="Só a equipe lê."
          rows={3}
          maxLength={TAMANHO_DA_OBSERVACAO_DA_CLASSIFICACAO}
          error={formState.errors.obs?.message}
          {...register('obs')}
        />
      </FormularioDaAcao>
    </JanelaDaAcao>
  )
}
