import { pesquisarPessoas } from '@balcao/dominio/permissoes/contratos'
import { TIPOS_DE_USUARIO } from '@balcao/dominio/usuarios'
import { criarSeletor } from '../../seletores/criar-seletor.tsx'

export const SeletorDePessoa = criarSeletor({
  contrato: pesquisarPessoas,
  rotulo: 'Pessoa',
  dica: 'Nome da pessoa',
  paraOpcao: ({ id, nome, tipo, ativo }) => ({
    valor: id,
    nome,
    detalhe: ativo ? TIPOS_DE_USUARIO[tipo] : `${TIPOS_DE_USUARIO[tipo]} · conta desativada`,
  }),
})
